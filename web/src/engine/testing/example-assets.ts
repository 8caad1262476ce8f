// Files instead of data in the address, which the content security policy allows for pictures only.
import captions from "./captions.vtt?no-inline";
import sound from "./sound.wav?no-inline";

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path fill="#efe9fc" d="M0 0h320v200H0z"/><path fill="#8b6fd6" d="M0 200q80-90 160-40t160-30v70z"/><circle cx="240" cy="60" r="24" fill="#f6be3b"/></svg>',
)}`;

/** An address for any asset of the examples: a sound for sounds and films, captions, a picture for the others. */
export function exampleAsset(key: string): string {
  if (/captions/i.test(key)) return captions;
  return /audio|sound|voice|breath|video|film/i.test(key) ? sound : PICTURE;
}
