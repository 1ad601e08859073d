/** Games that were finished in this browser, and what they amount to. */
import { PlayerName, TableId } from '@kickdoor/protocol';
import { SHEET_IDS } from '@kickdoor/rules';
import { z } from 'zod';

const Level = z.int().min(0).max(99);

/** A card that killed somebody. */
const Killer = z.object({ id: z.string().max(120), name: z.string().max(200) });

/** A finished game, as this browser remembers it. */
export const PlayedGame = z.object({
  id: TableId,
  /** When this browser saw its end, in milliseconds since 1970. */
  at: z.number().min(0),
  sheet: z.enum(SHEET_IDS),
  sets: z.array(z.string().max(80)).max(12),
  turns: z.int().min(0),
  /** Whether the game was kept in this browser alone. */
  here: z.boolean(),
  players: z
    .array(
      z.object({
        name: PlayerName,
        level: Level,
        won: z.boolean(),
        /** Whether somebody at this browser had the seat. */
        own: z.boolean(),
        /** What they died of, death by death: a card, with its name as it was read then, or `null` for no card. */
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

/** The most games that are kept; older ones go. */
export const MOST_GAMES = 500;

/** The games of a list that can be read, each once, the newest first. */
export function readGames(found: readonly unknown[]): readonly PlayedGame[] {
  const games = new Map<string, PlayedGame>();
  for (const each of found) {
    const game = PlayedGame.safeParse(each).data;
    if (game !== undefined && !games.has(game.id)) games.set(game.id, game);
  }
  return [...games.values()].toSorted((a, b) => b.at - a.at).slice(0, MOST_GAMES);
}

/** The place of a seat, from 1: the winners, then by Level; equals share a place. */
export function placeIn({ players }: PlayedGame, seat: number): number {
  const me = players[seat];
  if (me === undefined) return players.length;
  return 1 + players.filter((other) => isAhead(other, me)).length;
}

type Player = PlayedGame['players'][number];

function isAhead(one: Player, other: Player): boolean {
  return one.won === other.won ? one.level > other.level : one.won;
}

/** How many games, and how many of them were won, under one sheet. */
export interface Score {
  readonly sheet: PlayedGame['sheet'];
  readonly games: number;
  readonly wins: number;
}

/** A way to die: by a card, as its name was read last, or by none. */
export interface Way {
  readonly card: z.infer<typeof Killer> | null;
  readonly count: number;
}

export interface Statistics {
  readonly games: number;
  readonly wins: number;
  /** The most played first. */
  readonly sheets: readonly Score[];
  /** The most frequent first. */
  readonly deaths: readonly Way[];
}

/** What the games of this browser's own seats amount to. */
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

/** The text of a file that {@link gamesInFile} reads. */
export function historyFile(games: readonly PlayedGame[]): string {
  return `${JSON.stringify({ kickdoorHistory: 1, games }, null, 1)}\n`;
}

/** The games of such a file; `null` if it is none. Games that can't be read are left out. */
export function gamesInFile(text: string): readonly PlayedGame[] | null {
  try {
    const file = HistoryFile.safeParse(JSON.parse(text)).data;
    return file === undefined ? null : readGames(file.games);
  } catch {
    return null;
  }
}
