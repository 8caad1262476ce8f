import { storableOffset } from "@mindle/domain/notification/reminder-choice";

/** This browser's time zone as accounts store it. */
export function browserOffset(): number {
  return storableOffset(new Date().getTimezoneOffset());
}
