export { playRecording as touch } from "../../testing/player.ts";
