import { onForget, personalJson } from "../../platform/forget-person.ts";
import { useOnceHydrated } from "../../platform/hydration.ts";
import { atom, getDefaultStore, useAtom } from "../../platform/store.ts";
import { EMPTY_MEMORY, recall, remember, type WizardMemory } from "./memory.ts";

const heldAtom = atom<WizardMemory | undefined>(undefined);

/** The wizard's memory: recalled at the first use, written back with every change. */
const memoryAtom = atom(
  (get) => get(heldAtom) ?? recalledOnce(),
  (get, set, change: (memory: WizardMemory) => WizardMemory) => {
    const before = get(heldAtom) ?? recalledOnce();
    const after = change(before);
    remember(personalJson, before, after);
    set(heldAtom, after);
    return after;
  },
);

let recalled: WizardMemory | undefined;

function recalledOnce(): WizardMemory {
  recalled ??= recall(personalJson);
  return recalled;
}

onForget(() => getDefaultStore().set(heldAtom, EMPTY_MEMORY));

/**
 * Changes some parts, or what follows from all the parts as they are now, and answers what is remembered from then on. It
 * is written down before this returns, even where a transition draws it later.
 */
export type ChangeMemory = (
  change: Partial<WizardMemory> | ((memory: WizardMemory) => Partial<WizardMemory>),
) => WizardMemory;

export interface WizardControl {
  readonly memory: WizardMemory;
  readonly change: ChangeMemory;
  /** Forgets every answer after `sent` arrived. */
  finish(sent: NonNullable<WizardMemory["response"]>): void;
}

export function useWizardMemory(): WizardControl {
  const [remembered, update] = useAtom(memoryAtom);
  return {
    memory: useOnceHydrated(() => remembered, EMPTY_MEMORY),
    change: (change) =>
      update((before) => ({ ...before, ...(typeof change === "function" ? change(before) : change) })),
    finish: (response) => void update(() => ({ ...EMPTY_MEMORY, response })),
  };
}
