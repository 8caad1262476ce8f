/** Where the web app's fonts are made, relative to the root. */
export const FONTS_DIRECTORY = "web/.generated/fonts";
