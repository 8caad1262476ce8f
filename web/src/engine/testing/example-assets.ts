/** Samples a second of {@link SOUND}, which lasts one. */
const RATE = 8000;

/** A quiet second: 8 bit, mono. */
const SOUND = (() => {
  const bytes = new Uint8Array(44 + RATE).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  write(0, "RIFF");
  view.setUint32(4, 36 + RATE, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, RATE, true);
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
})();

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path fill="#efe9fc" d="M0 0h320v200H0z"/><path fill="#8b6fd6" d="M0 200q80-90 160-40t160-30v70z"/><circle cx="240" cy="60" r="24" fill="#f6be3b"/></svg>',
)}`;

/** An address for any asset of the examples: a sound for sounds and films, a picture for the others. */
export function exampleAsset(key: string): string {
  return /audio|sound|voice|breath|video|film/i.test(key) ? SOUND : PICTURE;
}
