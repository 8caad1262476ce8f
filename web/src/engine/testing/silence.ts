/** Samples a second. */
const RATE = 8000;

/** The address of so many seconds of silence: 8 bit, mono. */
export function silence(seconds: number): string {
  const samples = RATE * seconds;
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) header.setUint8(at + index, text.charCodeAt(index));
  };
  write(0, "RIFF");
  header.setUint32(4, 36 + samples, true);
  write(8, "WAVEfmt ");
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, "data");
  header.setUint32(40, samples, true);
  const bytes = String.fromCharCode(...new Uint8Array(header.buffer)) + "\x80".repeat(samples);
  return `data:audio/wav;base64,${btoa(bytes)}`;
}
