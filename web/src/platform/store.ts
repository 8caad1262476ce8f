/** The one door to the state library: shared client state that outlives a screen. */
export { atom, getDefaultStore, useAtom } from "jotai";
