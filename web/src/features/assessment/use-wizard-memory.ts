import { useHydrated } from "../../platform/hydration.ts";
import { localJson } from "../../platform/storage.ts";
import { atom, useAtom } from "../../platform/store.ts";
import { EMPTY_MEMORY, recall, remember, type WizardMemory } from "./memory.ts";

const heldAtom = atom<WizardMemory | undefined>(undefined);

/** The wizard's memory: recalled at the first use, written back with every change. */
const memoryAtom = atom(
  (get) => get(heldAtom) ?? recalledOnce(),
  (get, set, change: (memory: WizardMemory) => WizardMemory) => {
    const before = get(heldAtom) ?? recalledOnce();
    const after = change(before);
    remember(localJson, before, after);
    set(heldAtom, after);
  },
);

let recalled: WizardMemory | undefined;

function recalledOnce(): WizardMemory {
  recalled ??= recall(localJson);
  return recalled;
}

export interface WizardControl {
  readonly memory: WizardMemory;
  /** Changes some parts. */
  change(parts: Partial<WizardMemory>): void;
  /** Forgets every answer after `sent` arrived. */
  finish(sent: NonNullable<WizardMemory["response"]>): void;
}

export function useWizardMemory(): WizardControl {
  const [memory, update] = useAtom(memoryAtom);
  const isHydrated = useHydrated();
  return {
    memory: isHydrated ? memory : EMPTY_MEMORY,
    change: (parts) => update((before) => ({ ...before, ...parts })),
    finish: (response) => update(() => ({ ...EMPTY_MEMORY, response })),
  };
}
