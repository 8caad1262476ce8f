import { registerMp3Encoder } from "@mediabunny/mp3-encoder";
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from "mediabunny";

registerMp3Encoder();

/** Bits a second: a minute is 240 kB. */
const BIT_RATE = 32_000;

/** Encodes one channel as MP3, which every browser plays. */
export async function encodeSound(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat(), target });
  const source = new AudioSampleSource({ codec: "mp3", bitrate: BIT_RATE });
  output.addAudioTrack(source);
  await output.start();
  const sound = new AudioSample({
    data: samples,
    format: "f32",
    numberOfChannels: 1,
    sampleRate,
    timestamp: 0,
  });
  await source.add(sound);
  sound.close();
  await output.finalize();
  if (target.buffer === null) throw new Error("the encoder wrote nothing");
  return new Uint8Array(target.buffer);
}
