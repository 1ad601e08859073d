import { createContext, useContext } from 'react';
import type { CardEntry } from './model/cards.ts';
import type { Added } from './model/deeds.ts';
import type { OpenPack } from './usePack.ts';

/** The parts of the workbench: a phone shows one at a time, a desktop all of them. */
export const ZONES = ['cards', 'edit', 'look'] as const;
export type Zone = (typeof ZONES)[number];

/** What is open in the workbench: a card in its file, or a file. */
export interface Chosen {
  readonly file: string;
  /** The card's index in the file; `null` for the file itself. */
  readonly at: number | null;
  /** The line of the file to show, if a particular one. */
  readonly line?: number;
}

/** The pack on the workbench, and which part of it is open. */
export interface Work extends OpenPack {
  readonly chosen: Chosen;
  /** Opens something; on a phone, shows its form unless `zone` names another part. */
  readonly choose: (chosen: Chosen, zone?: Zone) => void;
  /** Adds a card and opens it, ready to be named. */
  readonly begin: (added: Added) => void;
  /** Whether the open card was just added and has no name yet. */
  readonly isNew: boolean;
  /** The open card. */
  readonly card: CardEntry | null;
}

export const WorkContext = createContext<Work | null>(null);

export function useWork(): Work {
  const work = useContext(WorkContext);
  if (work === null) throw new Error('there is no pack on the workbench');
  return work;
}
