import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from "mediabunny";

export interface Film {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly framesPerSecond: number;
  /** Bits a second. */
  readonly bitrate: number;
  /** Times of scene cuts, in seconds; each gets a key frame. */
  readonly cuts: readonly number[];
  /** The text of an SVG file, by seconds since the start. */
  frame(time: number): string;
}

/** H.264, Baseline profile: what every browser plays, iOS since its first version. */
const CODEC = "avc1.42001f";

/** Encodes drawings as a silent MP4 that can be played while it loads. */
export async function encodeFilm(film: Film): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(film.width, film.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("expected a canvas");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new CanvasSource(canvas, {
    codec: "avc",
    fullCodecString: CODEC,
    bitrate: film.bitrate,
    keyFrameInterval: 10,
    latencyMode: "quality",
  });
  output.addVideoTrack(source, { frameRate: film.framesPerSecond });
  await output.start();
  const frames = film.seconds * film.framesPerSecond;
  for (let at = 0; at < frames; at += 1) {
    const time = at / film.framesPerSecond;
    const image = new Image(film.width, film.height);
    image.src = `data:image/svg+xml,${encodeURIComponent(film.frame(time))}`;
    await image.decode();
    context.drawImage(image, 0, 0, film.width, film.height);
    await source.add(time, 1 / film.framesPerSecond, { keyFrame: at === 0 || film.cuts.includes(time) });
  }
  await output.finalize();
  if (target.buffer === null) throw new Error("the encoder wrote nothing");
  return new Uint8Array(target.buffer);
}
