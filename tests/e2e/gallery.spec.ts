import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { expect, test } from "../support/fixtures.ts";
import { expectAccessible } from "./support/axe.ts";
import { GalleryPage, STORY_NAMES } from "./support/gallery.ts";
import { tabTo } from "./support/keyboard.ts";

/** Stories whose first button lays something over the page. */
const OVERLAYS: readonly string[] = ["alert-dialog", "bottom-sheet", "confirm-dialog", "dialog", "toast"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const language of LANGUAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("every primitive is clean in axe in all its states", async ({ page }) => {
        test.setTimeout(180_000);
        const gallery = new GalleryPage(page);
        await gallery.open(language);
        await expectAccessible(page);
        for (const story of STORY_NAMES) {
          await test.step(story, async () => {
            await gallery.turnTo(story);
            await expectAccessible(page);
            if (!OVERLAYS.includes(story)) return;
            await page.getByRole("main").getByRole("button").first().click();
            const overlay = page.getByRole("dialog").or(page.getByRole("alertdialog"));
            await expect(overlay).toBeVisible();
            await expectAccessible(page);
            await page.keyboard.press("Escape");
          });
        }
      });
    });
  }

  test(`nothing has to be scrolled sideways at 320 pixels, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const gallery = new GalleryPage(page);
    await gallery.open(language);
    for (const story of STORY_NAMES) {
      await gallery.turnTo(story);
      expect(await gallery.overflow(), story).toBe(0);
    }
  });
}

test("the scheme in the address stands above the device’s", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/gallery/?story=button&scheme=dark");
  await expect.poll(ground).toBe("rgb(28, 24, 34)");
  await page.getByRole("link", { name: "device", exact: true }).click();
  await expect.poll(ground).toBe("rgb(255, 250, 242)");
});

test.describe("choosing with the keyboard", () => {
  test("a radio group is one stop and its arrows choose", async ({ page }) => {
    const gallery = new GalleryPage(page);
    await gallery.open("en", "radio-group");
    const radio = (name: string) => gallery.state("Nothing chosen").getByRole("radio", { name });
    await tabTo(page, radio("In the morning"));
    await page.keyboard.press("Space");
    await expect(radio("In the morning")).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(radio("After lunch")).toBeChecked();
    await expect(radio("After lunch")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(radio("Before going to sleep")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(gallery.state("With descriptions").getByRole("radio", { name: "Steadily" })).toBeFocused();
  });

  test("what is missing is said and goes when it is there", async ({ page }) => {
    const gallery = new GalleryPage(page);
    await gallery.open("en", "radio-group");
    const group = gallery.state("Invalid").getByRole("group");
    await expect(group).toHaveAccessibleDescription("Please choose one.");
    await group.getByRole("radio", { name: "Clear" }).check();
    await expect(group).toHaveAccessibleDescription("");
    await expect(group.getByRole("alert")).toHaveCount(0);
  });

  test("a switch turns with Space, a check box ticks with it", async ({ page }) => {
    const gallery = new GalleryPage(page);
    await gallery.open("en", "switch");
    const reminders = page.getByRole("switch", { name: "Reminders" });
    await tabTo(page, reminders);
    await page.keyboard.press("Space");
    await expect(reminders).toBeChecked();
    await page.keyboard.press("Space");
    await expect(reminders).not.toBeChecked();
    await expect(page.getByRole("switch", { name: "Quiet nights" })).toHaveAccessibleDescription(
      "No reminders from 10 pm to 7 am.",
    );
    await gallery.turnTo("checkbox");
    const consent = page.getByRole("checkbox", { name: "I agree to the collection of my data" });
    await tabTo(page, consent);
    await page.keyboard.press("Space");
    await expect(consent).toBeChecked();
    await gallery.turnTo("choice-card");
    const anxiety = page.getByRole("checkbox", { name: "Anxiety" });
    await tabTo(page, anxiety);
    await page.keyboard.press("Space");
    await expect(anxiety).toBeChecked();
  });

  test("a select goes through its list with the arrows and by its letters", async ({ page }) => {
    await new GalleryPage(page).open("en", "select");
    const time = page.getByRole("combobox", { name: "At what time?" });
    await tabTo(page, time);
    await page.keyboard.press("ArrowDown");
    await expect(time).toHaveValue("7");
    await page.keyboard.press("ArrowDown");
    await expect(time).toHaveValue("8");
    await page.keyboard.type("21");
    await expect(time).toHaveValue("21");
  });

  test("tabs turn with the arrows and lead into their panel", async ({ page }) => {
    const gallery = new GalleryPage(page);
    await gallery.open("en", "tabs");
    const tabs = gallery.state("Default");
    const tab = (name: string) => tabs.getByRole("tab", { name, exact: true });
    await tabTo(page, tab("Today"));
    await page.keyboard.press("ArrowRight");
    await expect(tab("This week")).toBeFocused();
    await expect(tabs.getByRole("tabpanel", { name: "This week" })).toHaveText("Three lines so far.");
    await page.keyboard.press("End");
    await expect(tab("All")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowRight");
    await expect(tab("Today")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Tab");
    await expect(tabs.getByRole("tabpanel", { name: "Today" })).toBeFocused();
  });

  test("a slider and a scale move with the arrows", async ({ page }) => {
    const gallery = new GalleryPage(page);
    await gallery.open("en", "slider");
    const slider = page.getByRole("slider", { name: "How heavy is today?" });
    await tabTo(page, slider);
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("8");
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
    await gallery.turnTo("choice-scale");
    const scale = page.getByRole("group", { name: "I am at ease alone" });
    await tabTo(page, scale.getByRole("radio", { name: "Yes" }));
    await page.keyboard.press("ArrowRight");
    await expect(scale.getByRole("radio", { name: "Very much" })).toBeChecked();
  });
});

test.describe("laid over the page", () => {
  for (const [story, role] of [
    ["dialog", "dialog"],
    ["bottom-sheet", "dialog"],
    ["alert-dialog", "alertdialog"],
    ["confirm-dialog", "alertdialog"],
  ] as const) {
    test(`${story}: Enter opens it, Escape closes it, the focus stays inside and comes back`, async ({
      page,
    }) => {
      await new GalleryPage(page).open("en", story);
      const opener = page.getByRole("main").getByRole("button").first();
      await tabTo(page, opener);
      await page.keyboard.press("Enter");
      const overlay = page.getByRole(role);
      await expect(overlay).toBeVisible();
      const holdsFocus = () => overlay.evaluate((element) => element.contains(document.activeElement));
      for (let stop = 0; stop < 5; stop += 1) {
        await expect.poll(holdsFocus).toBe(true);
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Escape");
      await expect(overlay).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }

  test("a confirm begins at its way out and waits with what it confirmed", async ({ page }) => {
    const gallery = new GalleryPage(page);
    await gallery.open("en", "confirm-dialog");
    await page.clock.install();
    const opener = gallery.state("Danger, then loading").getByRole("button", { name: "Delete my account" });
    await opener.press("Enter");
    const confirm = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(confirm).toHaveAccessibleDescription("Deleted accounts will be lost forever.");
    await expect(confirm.getByRole("button", { name: "Cancel" })).toBeFocused();
    expect((await confirm.boundingBox())?.width).toBeLessThanOrEqual(300);
    const ok = confirm.getByRole("button", { name: "Delete" });
    await tabTo(page, ok);
    await page.keyboard.press("Enter");
    await expect(ok).toHaveAttribute("aria-busy", "true");
    await page.keyboard.press("Escape");
    await confirm.getByRole("button", { name: "Cancel" }).click({ force: true });
    await expect(confirm).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(confirm).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("a bottom sheet is let go by its handle, beside it and by a swipe down", async ({ page }) => {
    await new GalleryPage(page).open("en", "bottom-sheet");
    const opener = page.getByRole("button", { name: "Unlock the session" });
    const sheet = page.getByRole("dialog", { name: "Unlock to continue" });
    const handle = sheet.getByRole("button", { name: "Close", exact: true });
    await opener.click();
    await handle.click();
    await expect(sheet).toBeHidden();
    await opener.click();
    await expect(sheet).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(sheet).toBeHidden();
    await opener.click();
    const box = await sheet.boundingBox();
    if (box === null) throw new Error("the sheet has no place");
    const touch = await page.context().newCDPSession(page);
    const at = (y: number) => ({ touchPoints: [{ x: box.x + box.width / 2, y }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(box.y + 60) });
    for (let down = 10; down <= box.height * 0.8; down += 20) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(box.y + 60 + down) });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(sheet).toBeHidden();
  });

  test("a toast is read out, stays away from the thumb, and can be taken back", async ({ page }) => {
    await new GalleryPage(page).open("en", "toast");
    const region = page.getByRole("region", { name: "Notices" });
    await expect(region).toHaveAttribute("aria-live", "polite");
    await page.getByRole("button", { name: "Delete this line" }).press("Enter");
    const toast = region.getByRole("dialog", { name: "One line was deleted." });
    await expect(toast).toBeVisible();
    await expect(page.getByText("There is nothing.")).toBeVisible();
    const box = await toast.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 / 3);
    await page.keyboard.press("F6");
    await tabTo(page, toast.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await expect(toast).toBeHidden();
    await expect(page.getByText("There is one line.")).toBeVisible();
  });
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  for (const permitted of [true, false]) {
    test(`a copy button copies and says so, ${permitted ? "with" : "without"} the clipboard’s permission`, async ({
      page,
    }) => {
      await page.clock.install();
      if (!permitted) {
        await page.addInitScript(() => {
          Clipboard.prototype.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
        });
      }
      const gallery = new GalleryPage(page);
      await gallery.open("ko", "copy-button");
      const button = page.getByRole("button", { name: "링크 복사하기" });
      const status = gallery.state("Default").getByRole("status");
      await expect(status).toBeEmpty();
      await button.press("Enter");
      await expect(status).toHaveText("복사되었습니다");
      await page.clock.runFor(500);
      await expect(status).toHaveText("복사되었습니다");
      await page.clock.runFor(2_000);
      await expect(status).toBeEmpty();
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("https://example.com/result");
    });
  }
});

test("Hangul stays whole while it is composed", async ({ page }) => {
  await new GalleryPage(page).open("ko", "text-field");
  const field = page.getByRole("textbox", { name: "뭐라고 불러 드릴까요?" });
  await field.focus();
  const input = await page.context().newCDPSession(page);
  for (const text of ["ㅁ", "미", "민"]) {
    await input.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
    await expect(field).toHaveValue(text);
  }
  await input.send("Input.insertText", { text: "민" });
  await page.keyboard.insertText("들레");
  await expect(field).toHaveValue("민들레");
});
