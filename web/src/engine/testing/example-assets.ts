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

const SOUND = silence(1);

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path fill="#efe9fc" d="M0 0h320v200H0z"/><path fill="#8b6fd6" d="M0 200q80-90 160-40t160-30v70z"/><circle cx="240" cy="60" r="24" fill="#f6be3b"/></svg>',
)}`;

const CAPTIONS = `data:text/vtt,${encodeURIComponent("WEBVTT\n\n00:00.000 --> 00:01.000\n…")}`;

/** An address for any asset of the examples: a sound for sounds and films, captions, a picture for the others. */
export function exampleAsset(key: string): string {
  if (/captions/i.test(key)) return CAPTIONS;
  return /audio|sound|voice|breath|video|film/i.test(key) ? SOUND : PICTURE;
}
