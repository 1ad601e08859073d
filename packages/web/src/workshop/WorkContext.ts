import { createContext, useContext } from 'react';
import type { CardEntry } from './model/cards.ts';
import type { Added } from './model/deeds.ts';
import type { OpenPack } from './usePack.ts';

/** The parts of the workbench: on a phone one of them is seen, on a desk all are. */
export const ZONES = ['cards', 'edit', 'look'] as const;
export type Zone = (typeof ZONES)[number];

/** What is open in the workbench: a card in its file, or a file. */
export interface Chosen {
  readonly file: string;
  /** The card's place in the file; `null` for the file itself. */
  readonly at: number | null;
  /** The line to show in the file, if one is meant. */
  readonly line?: number;
}

/** The pack on the workbench, and what of it is open. */
export interface Work extends OpenPack {
  readonly chosen: Chosen;
  /** Opens something; on a phone, shows its form unless another part is meant. */
  readonly choose: (chosen: Chosen, zone?: Zone) => void;
  /** Adds a card and opens it, ready to be named. */
  readonly begin: (added: Added) => void;
  /** Whether the open card was just added, and waits for its name. */
  readonly isNew: boolean;
  /** The card that is open. */
  readonly card: CardEntry | null;
}

export const WorkContext = createContext<Work | null>(null);

export function useWork(): Work {
  const work = useContext(WorkContext);
  if (work === null) throw new Error('there is no pack on the workbench');
  return work;
}
