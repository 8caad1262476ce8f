import { createHash } from "node:crypto";
import type { Language } from "@mindle/domain/catalogue/language";
import { PRODUCT } from "@mindle/domain/product";
import { isFlagActive } from "@mindle/domain/safety/safety-flag";
import type { UserDocument } from "../../store/accounts/user-document.ts";
import type { MailStore } from "../../store/reminders/mail.ts";
import type { Handler } from "../handler.ts";

/** Adds an e-mail address to a list; the exit popup's is sent the test. Idempotent per list, case-insensitive address and package. */
export const subscribe: Handler<"subscribe"> = async (input, { uid, language }, deps) => {
  const packageId = input.type === "VOUCHER_GET" ? input.etcData.packageId : null;
  const email = input.email.toLowerCase();
  const key = JSON.stringify([input.type, email, packageId]);
  await deps.store.subscriptions.add(createHash("sha256").update(key).digest("hex"), {
    type: input.type,
    email,
    userId: uid,
    packageId,
    subscribedAt: deps.now(),
  });
  if (input.type === "schema-exit") {
    const { siteUrl, store } = deps;
    await queueTestMail(store.mail, { email, uid, language: language ?? "ko", siteUrl, now: deps.now() });
  }
  return null;
};

interface TestMail {
  /** In lower case. */
  readonly email: string;
  /** The user who asked for it; null without sign-in. */
  readonly uid: string | null;
  readonly language: Language;
  /** Address of the website, without a slash at its end. */
  readonly siteUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Queues the mail with the link to the free test that the exit popup promises: once per address and UTC day, and not to a user
 * whose safety flag is active.
 */
async function queueTestMail(mails: MailStore, mail: TestMail): Promise<void> {
  const { email, uid, language, siteUrl, now } = mail;
  const day = new Date(now).toISOString().slice(0, "2026-01-01".length);
  const id = createHash("sha256")
    .update(JSON.stringify(["schema-exit", email, day]))
    .digest("hex");
  const message = TEXTS[language](`${siteUrl}/schema/nickname?lng=${language}`);
  if (uid === null) await mails.queueToAddress(id, email, message, now);
  else {
    const composed = (user: UserDocument | undefined) =>
      isFlagActive(user?.safetyFlag, now) ? undefined : message;
    await mails.queue(id, { uid, email }, composed);
  }
}

type Text = (link: string) => { readonly subject: string; readonly text: string };

const TEXTS: Readonly<Record<Language, Text>> = {
  ko: (link) => ({
    subject: `${PRODUCT.name}: 신청한 무료 마음 테스트예요`,
    text: [
      "안녕하세요.",
      "신청한 마음 테스트를 보내 드려요. 5분이면 마음속 아이를 만나 볼 수 있어요. 편할 때 열어 보세요.",
      link,
      "소식을 그만 받고 싶거나 직접 신청하지 않았다면 이 메일에 답장으로 알려 주세요.",
    ].join("\n\n"),
  }),
  en: (link) => ({
    subject: `${PRODUCT.name}: the free test you asked for`,
    text: [
      "Hello,",
      "Here is the test you asked for. It takes five minutes to meet your inner children. Open it whenever it suits you.",
      link,
      "To stop our news, or if it was not you who asked, please reply to this mail.",
    ].join("\n\n"),
  }),
};
