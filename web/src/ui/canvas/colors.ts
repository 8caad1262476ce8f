import type { Band } from "@mindle/domain/assessment/bands";
import type { Tone } from "../tone.ts";

/** The colours of tokens.css by day: a picture is the same by night, and a canvas knows no custom properties. */
export const BACKGROUND = "#fffaf2";
export const TEXT = "#2a2433";
export const MUTED = "#655d70";
export const HAIRLINE = "#ece3d6";

interface ToneColors {
  readonly base: string;
  readonly deep: string;
  readonly tint: string;
}

export const TONE_COLORS: Readonly<Record<Tone, ToneColors>> = {
  mindle: { base: "#7fb069", deep: "#3f6b2e", tint: "#edf5e7" },
  riggy: { base: "#8b6fd6", deep: "#5b3fa8", tint: "#efe9fc" },
  pleaser: { base: "#f58fa8", deep: "#b23a5e", tint: "#fdebf0" },
  jumpy: { base: "#f6be3b", deep: "#8a5a00", tint: "#fff3d6" },
  shelly: { base: "#4db6ac", deep: "#1f6f68", tint: "#e1f4f2" },
  flippy: { base: "#f2704f", deep: "#b0351a", tint: "#feeae4" },
};

/** Of a band's shape and name. */
export const BAND_COLORS: Readonly<Record<Band, string>> = {
  healthy: "#3f6b2e",
  normal: "#22627f",
  caution: "#8a4f00",
  serious: "#973350",
};
