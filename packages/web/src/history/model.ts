/** Games finished in this browser, and their statistics. */
import { PlayerName, TableId } from '@kickdoor/protocol';
import { SHEET_IDS } from '@kickdoor/rules';
import { z } from 'zod';

const Level = z.int().min(0).max(99);

/** A card that killed somebody. */
const Killer = z.object({ id: z.string().max(120), name: z.string().max(200) });

/** A finished game, as stored in this browser. */
export const PlayedGame = z.object({
  id: TableId,
  /** When this browser saw its end, in milliseconds since 1970. */
  at: z.number().min(0),
  sheet: z.enum(SHEET_IDS),
  sets: z.array(z.string().max(80)).max(12),
  turns: z.int().min(0),
  /** Whether its table was in this browser only. */
  here: z.boolean(),
  players: z
    .array(
      z.object({
        name: PlayerName,
        level: Level,
        won: z.boolean(),
        /** Whether this browser had the seat. */
        own: z.boolean(),
        /** The cause of each death: a card, with its name at that time, or `null` for no card. */
        deaths: z.array(Killer.nullable()).max(100),
      }),
    )
    .min(1)
    .max(12),
});
export type PlayedGame = z.infer<typeof PlayedGame>;

/** A file of such games. */
const HistoryFile = z.object({
  kickdoorHistory: z.literal(1),
  games: z.array(z.unknown()).max(5000),
});

/** The most games stored; older ones are dropped. */
export const MOST_GAMES = 500;

/** The readable games of a list without duplicates, newest first. */
export function readGames(found: readonly unknown[]): readonly PlayedGame[] {
  const games = new Map<string, PlayedGame>();
  for (const each of found) {
    const game = PlayedGame.safeParse(each).data;
    if (game !== undefined && !games.has(game.id)) games.set(game.id, game);
  }
  return [...games.values()].toSorted((a, b) => b.at - a.at).slice(0, MOST_GAMES);
}

/** The rank of a seat, from 1: winners first, then by Level; ties share a rank. */
export function placeIn({ players }: PlayedGame, seat: number): number {
  const me = players[seat];
  if (me === undefined) return players.length;
  return 1 + players.filter((other) => isAhead(other, me)).length;
}

type Player = PlayedGame['players'][number];

function isAhead(one: Player, other: Player): boolean {
  return one.won === other.won ? one.level > other.level : one.won;
}

/** The number of games, and of wins, with one sheet. */
export interface Score {
  readonly sheet: PlayedGame['sheet'];
  readonly games: number;
  readonly wins: number;
}

/** A cause of death: a card, with its most recent name, or none. */
export interface Way {
  readonly card: z.infer<typeof Killer> | null;
  readonly count: number;
}

export interface Statistics {
  readonly games: number;
  readonly wins: number;
  /** Most played first. */
  readonly sheets: readonly Score[];
  /** Most frequent first. */
  readonly deaths: readonly Way[];
}

/** Statistics of the games of this browser's own seats. */
export function statisticsOf(games: readonly PlayedGame[]): Statistics {
  const sheets = new Map<PlayedGame['sheet'], { games: number; wins: number }>();
  const deaths = new Map<string, Way>();
  for (const { sheet, players } of games) {
    const own = players.filter((player) => player.own);
    const score = sheets.get(sheet) ?? { games: 0, wins: 0 };
    score.games += 1;
    if (own.some(({ won }) => won)) score.wins += 1;
    sheets.set(sheet, score);
    for (const card of own.flatMap((player) => player.deaths)) {
      const before = deaths.get(card?.id ?? '') ?? { card, count: 0 };
      deaths.set(card?.id ?? '', { ...before, count: before.count + 1 });
    }
  }
  const scores = [...sheets].map(([sheet, score]) => ({ sheet, games: score.games, wins: score.wins }));
  return {
    games: games.length,
    wins: scores.reduce((sum, { wins }) => sum + wins, 0),
    sheets: scores.toSorted((a, b) => b.games - a.games),
    deaths: [...deaths.values()].toSorted((a, b) => b.count - a.count),
  };
}

/** Writes a file for {@link gamesInFile}. */
export function historyFile(games: readonly PlayedGame[]): string {
  return `${JSON.stringify({ kickdoorHistory: 1, games }, null, 1)}\n`;
}

/** Reads the games in such a file; `null` if it isn't one. Unreadable games are left out. */
export function gamesInFile(text: string): readonly PlayedGame[] | null {
  try {
    const file = HistoryFile.safeParse(JSON.parse(text)).data;
    return file === undefined ? null : readGames(file.games);
  } catch {
    return null;
  }
}
