import { viewerPath } from "@mindle/domain/programme/paths";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { appendFileSync } from "node:fs";
import { database } from "../../functions/src/testing/database.ts";
import { newAccount } from "../e2e/support/accounts.ts";
import { storeAllWidgets } from "../e2e/support/all-widgets.ts";
import { publishedPages } from "../e2e/support/step-content.ts";
import { TEXTS } from "../e2e/support/texts.ts";
import { test } from "./support/fixtures.ts";
import { button, link } from "./support/phone.ts";

const VARIANTS: Record<string, string> = JSON.parse(process.env["VARIANTS"] ?? '{"base":""}');

test("turn", async ({ openPhone }, info) => {
  test.setTimeout(280_000);
  const phone = await openPhone();
  const account = await newAccount();
  const programId = await storeAllWidgets();
  const pages = await publishedPages(programId, "d1-s1");
  for (const { instance, activity, page } of pages) {
    const saved: Record<string, unknown> = {};
    for (const [model, { widget }] of Object.entries(activity.defineModels)) {
      const examples = WIDGETS[widget]?.examples;
      const first = Object.keys(examples?.props ?? {})[0];
      const value = examples?.valid?.find(({ props }) => props === first)?.value;
      saved[model] = { state: "answered", value };
    }
    if (Object.keys(saved).length === 0) continue;
    await database().doc(`users/${account.uid}/instances/${instance}`).set({ activityId: page.activityId, configId: page.configId, savedJson: JSON.stringify(saved), savedAt: Date.now(), revision: 1 });
  }
  const first = viewerPath(programId, "d1-s1", 1);
  await phone.goto(`/auth/login/email?redirectUrl=${encodeURIComponent(first)}&lng=ko`);
  await new Promise((r) => setTimeout(r, 3000));
  await phone.fill({ css: "input[type=email]" }, account.email);
  await phone.fill({ css: "input[type=password]" }, account.password);
  await phone.tap(button(TEXTS.ko.auth.email.enter));
  await phone.isAt(first);
  for (const [name, css] of [...Object.entries(VARIANTS), ...(process.env["ONCE"] ? [] : Object.entries(VARIANTS))]) {
    await phone.goto(first);
    await phone.see({ css: "[data-widget=next-button] button" });
    await new Promise((r) => setTimeout(r, 2500));
    await phone.evaluate((css) => {
      if (css.startsWith("js:")) { new Function(css.slice(3))(); css = ""; }
      const style = document.createElement("style"); style.textContent = css; document.head.append(style);
      const turns: unknown[] = []; (window as any).turns = turns;
      const push = history.pushState.bind(history); let pushed = 0;
      history.pushState = (...args) => { pushed = performance.now(); push(...args); };
      addEventListener("click", (event) => {
        if (!(event.target as Element).closest("[data-widget=next-button]")) return;
        const path = location.pathname; const start = performance.now(); const late = start - event.timeStamp;
        let micro = 0; 
        const observer = new MutationObserver(() => {
          const slot = document.querySelector("[data-widget]");
          if (location.pathname === path || micro) return;
          micro = performance.now();
          const l0 = performance.now(); document.body.getBoundingClientRect(); const layout = performance.now() - l0;
          observer.disconnect();
          requestAnimationFrame(() => { const raf = performance.now(); const c = new MessageChannel(); c.port1.onmessage = () => {
            turns.push({ to: location.pathname.split("/").at(-1), late: late, push: pushed - start, dom: micro - start, layout, raf: raf - start, painted: performance.now() - start }); }; c.port2.postMessage(0); });
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }, { capture: true });
    }, css);
    for (let at = 1; at < pages.length; at += 1) {
      await phone.tap({ css: "[data-widget=next-button] button" });
      await phone.isAt(viewerPath(programId, "d1-s1", at + 1));
      await new Promise((r) => setTimeout(r, 250));
    }
    const turns = await phone.evaluate(() => (window as any).turns);
    appendFileSync("/tmp/wk/turns.jsonl", `${JSON.stringify({ browser: info.project.name, name, turns })}\n`);
    const sum = (k: string) => { const v = turns.map((t: any) => t[k]).sort((a: number, b: number) => a - b); return `${k} p50 ${v[v.length >> 1]?.toFixed(0)} p90 ${v[Math.floor(v.length * 0.9)]?.toFixed(0)} max ${v.at(-1)?.toFixed(0)}`; };
    console.log(info.project.name, name, turns.length, ["late", "push", "dom", "layout", "raf", "painted"].map(sum).join(" | "));
  }
});
