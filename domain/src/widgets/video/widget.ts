import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { assetByLanguage, picture, speeds, transcript } from "../fields.ts";
import type { ShownWidget } from "../widget.ts";

/** A short film. Offline it is its poster and transcript. */
export const videoProps = z.strictObject({
  label: text(2),
  asset: assetByLanguage,
  /** Captions (WebVTT) of a film in which someone speaks. */
  captions: z.optional(assetByLanguage),
  poster: picture,
  transcript: transcript(60),
  speeds,
});

export type VideoProps = z.output<typeof videoProps>;

export const videoWidget: ShownWidget<VideoProps> = {
  props: videoProps,
  examples: {
    props: {
      usual: {
        label: { ko: "보내기 버튼 앞에서", en: "Before the send button" },
        asset: { ko: "mail_film_ko", en: "mail_film_en" },
        captions: { ko: "mail_captions_ko", en: "mail_captions_en" },
        poster: {
          asset: "mail_poster",
          alt: { ko: "리기가 노트북 앞에서 턱을 괴고 있어요", en: "Riggy rests its chin before a laptop" },
        },
        transcript: {
          ko: "리기가 메일을 읽고 또 읽어요.\n\n**리기** 여기 쉼표가 하나 빠졌어.\n\n창밖이 어두워졌지만 메일은 아직 그대로예요.",
          en: "Riggy reads the mail again and again.\n\n**Riggy** There is a comma missing here.\n\nIt is dark outside, and the mail is still there.",
        },
        speeds: [0.75, 1, 1.25, 1.5, 2],
      },
      silent: {
        label: { ko: "씨앗이 날아가는 길", en: "Where the seeds fly" },
        asset: { ko: "seeds_film", en: "seeds_film" },
        poster: {
          asset: "seeds_poster",
          alt: { ko: "씨앗이 담장을 넘어가요", en: "Seeds drift over a wall" },
        },
        transcript: {
          ko: "말소리는 없어요. 민들레 씨앗이 담장을 넘어 들판에 내려앉아요.",
          en: "Nobody speaks. Dandelion seeds drift over a wall and settle in a field.",
        },
        speeds: [1],
      },
    },
    valid: [],
    invalid: [],
  },
};
