import { imageUploadWidget } from "@mindle/domain/widgets/image-upload/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type ImageStore, TooManyPicturesError } from "../../../platform/answers/image-store.ts";
import { ExamplePage } from "../../testing/example-page.tsx";
import { drawnPicture, phonePhoto } from "./testing/example-pictures.ts";
import imageUpload from "./widget.tsx";

const shown = {
  widget: imageUpload,
  examples: imageUploadWidget.examples,
  props: "usual",
  language: "en",
} as const;

const SAVED = { image: "q8Zk2LmV5tRw9XcB7nHs", alt: "My window" };

const chooser = () => page.getByLabelText(/^Choose a photo/);
const another = () => page.getByLabelText("Choose another");
const description = () => page.getByRole("textbox", { name: "What it shows" });
const undo = () => page.getByRole("button", { name: /Undo$/ });

/** Keeps pictures in memory, and can be broken. */
function memoryImages() {
  const pictures = new Map<string, Blob>();
  const removed: string[] = [];
  const state = { isBroken: false, isFull: false };
  const images: ImageStore = {
    save: async (picture) => {
      if (state.isBroken) throw new Error("offline");
      if (state.isFull) throw new TooManyPicturesError();
      const id = `saved-${pictures.size + 1}`;
      pictures.set(id, picture);
      return id;
    },
    load: async () => {
      if (state.isBroken) throw new Error("offline");
      return PIXEL;
    },
    remove: (id) => void removed.push(id),
  };
  return { images, pictures, removed, state };
}

/** Hands a file over as the device's chooser does. */
async function choose(input: ReturnType<typeof chooser>, picture: Blob): Promise<void> {
  await userEvent.upload(input, new File([picture], "photo.jpg", { type: picture.type }));
}

test("saves a chosen photo small, shows it at once, and answers with its id", async () => {
  const { images, pictures } = memoryImages();
  const onValue = vi.fn();
  await render(<ExamplePage {...shown} page={{ images }} onValue={onValue} />);
  await choose(chooser(), await phonePhoto(1600, 1200));
  await expect.poll(() => onValue.mock.lastCall).toEqual([{ image: "saved-1" }]);
  const image = page.getByRole("img", { name: "Your photo" });
  await expect.element(image).toHaveAttribute("src", expect.stringMatching(/^data:image\/jpeg;base64,/));
  const saved = await createImageBitmap(pictures.get("saved-1") ?? new Blob([]));
  expect([saved.width, saved.height]).toEqual([750, 1000]);
});

test.for([
  ["ko", "사진 고르기", /^이 사진은 파일이 너무 커서/],
  ["en", "Choose a photo", /^This file is too large to open/],
] as const)("a file of 100 MB gets a sentence, in %s", async ([language, button, text]) => {
  await render(<ExamplePage {...shown} language={language} />);
  const file = new Blob(
    Array.from({ length: 100 }, () => new Uint8Array(1024 * 1024)),
    { type: "image/png" },
  );
  const input = page.getByLabelText(new RegExp(`^${button}`)).element();
  if (!(input instanceof HTMLInputElement)) throw new Error("a file is chosen with an input");
  const chosen = new DataTransfer();
  chosen.items.add(new File([file], "all.png", { type: "image/png" }));
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
});

test("keeps what is written about it, and does not cut it off", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...shown} props="short-description" value={SAVED} onValue={onValue} />);
  await description().fill("An old chair by the window");
  expect(onValue).toHaveBeenLastCalledWith({ ...SAVED, alt: "An old chair by the window" });
  await expect.element(page.getByRole("img", { name: "An old chair by the window" })).toBeVisible();
});

test("says at the description when it is too long", async () => {
  const value = { ...SAVED, alt: "An old chair by the window" };
  await render(<ExamplePage {...shown} props="short-description" value={value} isRefused={true} />);
  await expect.element(description()).toHaveAttribute("data-part", "alt");
  await expect.element(description()).toHaveAccessibleDescription("Up to 10 characters fit here");
});

test("says when there is no photo yet", async () => {
  await render(<ExamplePage {...shown} language="ko" isRefused={true} />);
  await expect.element(page.getByText("답을 골라 주세요")).toBeVisible();
});

test("takes a photo out, and brings it back with its words", async () => {
  const { images } = memoryImages();
  const onValue = vi.fn();
  await render(<ExamplePage {...shown} value={SAVED} page={{ images }} onValue={onValue} />);
  await page.getByRole("button", { name: "Take it out" }).click();
  expect(onValue).toHaveBeenLastCalledWith(null);
  await expect.element(page.getByText(/^The photo is out/)).toBeVisible();
  await undo().click();
  expect(onValue).toHaveBeenLastCalledWith(SAVED);
  await expect.element(description()).toHaveValue("My window");
  expect(undo().elements()).toHaveLength(0);
});

test("replaces a photo, keeps what was written, and goes back", async () => {
  const { images } = memoryImages();
  const onValue = vi.fn();
  await render(<ExamplePage {...shown} value={SAVED} page={{ images }} onValue={onValue} />);
  await choose(another(), await drawnPicture(300, 200));
  await expect.poll(() => onValue.mock.lastCall).toEqual([{ image: "saved-1", alt: "My window" }]);
  await expect.element(page.getByText(/^The photo is changed/)).toBeVisible();
  await undo().click();
  expect(onValue).toHaveBeenLastCalledWith(SAVED);
});

test("pictures that are not in the answer leave the store when the page is finished, not before", async () => {
  for (const isFinished of [false, true]) {
    const { images, removed } = memoryImages();
    const view = await render(<ExamplePage {...shown} value={SAVED} page={{ images }} />);
    await choose(another(), await drawnPicture(300, 200));
    await expect.element(page.getByText(/^The photo is changed/)).toBeVisible();
    expect(removed).toEqual([]);
    await view.rerender(
      <ExamplePage {...shown} value={SAVED} page={{ images, wasFinished: () => isFinished }} />,
    );
    await view.unmount();
    expect(removed).toEqual(isFinished ? [SAVED.image] : []);
  }
});

test("a photo that cannot be saved stays, says so, and is saved when tried again", async () => {
  const { images, state } = memoryImages();
  state.isBroken = true;
  const onValue = vi.fn();
  await render(<ExamplePage {...shown} page={{ images }} onValue={onValue} />);
  await choose(chooser(), await drawnPicture(300, 200));
  await expect.element(page.getByText(/could not be saved\. It is still here\./)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Your photo" })).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
  state.isBroken = false;
  await page.getByRole("button", { name: "Save it again" }).click();
  await expect.poll(() => onValue.mock.lastCall).toEqual([{ image: "saved-1" }]);
  expect(page.getByText(/could not be saved/).elements()).toHaveLength(0);
});

test.for([
  ["en", "Choose another", /^This photo could not be saved: there is room for 50/],
  ["ko", "다른 사진 고르기", /^사진은 50장까지 저장할 수 있어서/],
] as const)(
  "where there are 50 photos, it says so and does not ask to try again, in %s",
  async ([language, button, text]) => {
    const { images, state } = memoryImages();
    state.isFull = true;
    const onValue = vi.fn();
    await render(
      <ExamplePage {...shown} language={language} value={SAVED} page={{ images }} onValue={onValue} />,
    );
    await choose(page.getByLabelText(button), await drawnPicture(300, 200));
    await expect.element(page.getByText(text)).toBeVisible();
    expect(page.getByRole("button", { name: /Save it again|다시 저장하기/ }).elements()).toHaveLength(0);
    await expect.element(page.getByRole("img", { name: "My window" })).toBeVisible();
    expect(onValue).not.toHaveBeenCalled();
    state.isFull = false;
    await choose(page.getByLabelText(button), await drawnPicture(300, 200));
    await expect.poll(() => onValue.mock.lastCall).toEqual([{ image: "saved-1", alt: "My window" }]);
    expect(page.getByRole("alert").elements()).toHaveLength(0);
  },
);

test("taking out a photo that was not saved brings back the one before", async () => {
  const { images, state } = memoryImages();
  const onValue = vi.fn();
  await render(<ExamplePage {...shown} value={SAVED} page={{ images }} onValue={onValue} />);
  state.isBroken = true;
  await choose(another(), await drawnPicture(300, 200));
  await expect.element(page.getByText(/could not be saved/)).toBeVisible();
  await page.getByRole("button", { name: "Take it out" }).click();
  await expect.element(page.getByRole("img", { name: "My window" })).toBeVisible();
  expect(page.getByText(/could not be saved/).elements()).toHaveLength(0);
  expect(onValue).not.toHaveBeenCalled();
});

test("a photo that cannot be opened gets a kind message, and the one before stays", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...shown} value={SAVED} language="ko" onValue={onValue} />);
  const heic = new Blob(["\0\0\0\x18ftypheic"], { type: "image/jpeg" });
  await choose(page.getByLabelText("다른 사진 고르기"), heic);
  await expect.element(page.getByText(/^이 사진은 열지 못했어요\./)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "My window" })).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
});

test("a stored photo that cannot be loaded says so, and is loaded when tried again", async () => {
  const { images, state } = memoryImages();
  state.isBroken = true;
  await render(<ExamplePage {...shown} value={SAVED} page={{ images }} />);
  await expect.element(page.getByText("The photo would not load. What you saved is safe.")).toBeVisible();
  await expect.element(description()).toHaveValue("My window");
  state.isBroken = false;
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect.element(page.getByRole("img", { name: "My window" })).toHaveAttribute("src", PIXEL);
});

test("by keyboard goes from description to another, out, and back again", async () => {
  await render(<ExamplePage {...shown} value={SAVED} />);
  await userEvent.tab();
  await expect.element(description()).toHaveFocus();
  await userEvent.tab();
  await expect.element(another()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(undo()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Take it out" })).toHaveFocus();
});

test("read-only it shows photo and words, and nothing to change them", async () => {
  await render(<ExamplePage {...shown} value={SAVED} isDisabled={true} />);
  await expect.element(page.getByRole("img", { name: "My window" })).toBeVisible();
  await expect.element(page.getByText("My window")).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
  expect(document.querySelectorAll("input, textarea")).toHaveLength(0);
});

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
