/** Draws a picture of a game's end in the browser, with the page's own colors and fonts. */

/** The picture's texts and data, in the page's language. */
export interface PictureFacts {
  /** The winners. */
  readonly title: string;
  /** The game and its length. */
  readonly game: string;
  /** How it was won; empty if that isn't known. */
  readonly ending: string;
  /** All players, the winners first. */
  readonly players: readonly { readonly seat: number; readonly name: string; readonly level: number }[];
  /** Each seat's Level at the end of each turn. */
  readonly levels: readonly (readonly number[])[];
  /** The Level at the top of the chart. */
  readonly top: number;
}

/** In pixels, the usual size of link previews. */
const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;

/** Distances in pixels. */
const EDGE = 64;
const CHART = { left: 100, top: 284, width: 640, height: 276 } as const;
const NAMES = { left: 800, top: 284, width: PICTURE_WIDTH - EDGE - 800 } as const;
const MOST_ROW = 54;
const APART = 2.5;

/** The page's colors and fonts, in the form a canvas needs. */
interface Look {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly paper: string;
  readonly stone: string;
  readonly seats: readonly string[];
  readonly serif: string;
  readonly sans: string;
}

/** Reads the look of an element; the browser resolves colors that depend on the theme. */
function lookOf(element: Element): Look {
  const probe = document.createElement('span');
  // Without transitions, so that colors are read at their final value.
  probe.style.setProperty('transition', 'none', 'important');
  element.append(probe);
  const color = (name: string) => {
    probe.style.color = `var(--ui-${name})`;
    return getComputedStyle(probe).color;
  };
  const font = (name: string) => {
    probe.style.fontFamily = `var(--ui-${name})`;
    return getComputedStyle(probe).fontFamily;
  };
  const look: Look = {
    ink: color('ink'),
    soft: color('ink-soft'),
    line: color('line'),
    paper: color('paper'),
    stone: color('gold'),
    seats: Array.from({ length: 6 }, (_, seat) => color(`seat-${seat}`)),
    serif: font('serif'),
    sans: font('sans'),
  };
  probe.remove();
  return look;
}

/** Waits for the fonts; if one can't be loaded, the next in its family is used. */
async function fontsOf({ serif, sans }: Look, text: string): Promise<void> {
  const wanted = [`900 64px ${serif}`, `500 30px ${sans}`, `700 30px ${sans}`];
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font, text)));
}

/** Draws the picture, with the look of an element. Rejects if the browser has no canvas. */
export async function drawPicture(facts: PictureFacts, element: Element): Promise<Blob> {
  const look = lookOf(element);
  await fontsOf(
    look,
    [facts.title, facts.game, facts.ending, ...facts.players.map(({ name }) => name)].join(''),
  );
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_HEIGHT;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  drawPaper(brush, look);
  drawHead(brush, look, facts);
  drawChart(brush, look, facts);
  drawNames(brush, look, facts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

type Brush = CanvasRenderingContext2D;

function drawPaper(brush: Brush, { paper, ink, stone }: Look): void {
  brush.fillStyle = stone;
  brush.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  brush.beginPath();
  brush.roundRect(20, 20, PICTURE_WIDTH - 40, PICTURE_HEIGHT - 40, 24);
  brush.fillStyle = paper;
  brush.fill();
  brush.lineWidth = 5;
  brush.strokeStyle = ink;
  brush.stroke();
}

function drawHead(
  brush: Brush,
  { ink, soft, serif, sans }: Look,
  { title, game, ending }: PictureFacts,
): void {
  const width = PICTURE_WIDTH - 2 * EDGE;
  brush.fillStyle = ink;
  brush.textBaseline = 'alphabetic';
  let size = 72;
  do {
    brush.font = `900 ${size}px ${serif}`;
    size -= 4;
  } while (size > 36 && brush.measureText(title).width > width);
  brush.fillText(shortened(brush, title, width), EDGE, 116);
  brush.font = `700 30px ${sans}`;
  brush.fillStyle = soft;
  brush.fillText(shortened(brush, game, width), EDGE, 164);
  brush.font = `500 30px ${sans}`;
  brush.fillStyle = ink;
  for (const [at, line] of wrapped(brush, ending, width).entries()) brush.fillText(line, EDGE, 208 + at * 36);
}

function drawChart(brush: Brush, { seats, line, soft, sans }: Look, { levels, top }: PictureFacts): void {
  const { left, width, height } = CHART;
  const yOf = (level: number) => CHART.top + ((top - level) / Math.max(1, top - 1)) * height;
  brush.font = `700 24px ${sans}`;
  brush.textAlign = 'right';
  brush.textBaseline = 'middle';
  brush.lineWidth = 2;
  for (const level of [1, Math.ceil(top / 2), top]) {
    brush.strokeStyle = line;
    brush.setLineDash([6, 6]);
    brush.beginPath();
    brush.moveTo(left, yOf(level));
    brush.lineTo(left + width, yOf(level));
    brush.stroke();
    brush.fillStyle = soft;
    brush.fillText(String(level), left - 12, yOf(level));
  }
  brush.setLineDash([]);
  brush.lineWidth = 5;
  brush.lineJoin = 'round';
  for (const [seat, each] of levels.entries()) {
    brush.strokeStyle = seats[seat % seats.length] ?? soft;
    brush.beginPath();
    for (const [turn, level] of each.entries()) {
      const x = left + (turn / Math.max(1, each.length - 1)) * width;
      brush.lineTo(x, yOf(level) + seat * APART);
    }
    brush.stroke();
  }
  brush.textAlign = 'left';
}

function drawNames(brush: Brush, { seats, ink, soft, sans, serif }: Look, { players }: PictureFacts): void {
  const { left, width } = NAMES;
  const row = Math.min(MOST_ROW, CHART.height / Math.max(1, players.length));
  const size = Math.min(32, row * 0.75);
  for (const [at, { seat, name, level }] of players.entries()) {
    const y = NAMES.top + (at + 0.5) * row;
    brush.fillStyle = seats[seat % seats.length] ?? ink;
    brush.fillRect(left, y - row * 0.4, 8, row * 0.8);
    brush.fillStyle = ink;
    brush.font = `900 ${size}px ${serif}`;
    brush.textAlign = 'right';
    brush.fillText(String(level), left + width, y);
    brush.textAlign = 'left';
    brush.fillText(shortened(brush, name, width - 90), left + 22, y);
  }
  brush.font = `700 22px ${sans}`;
  brush.fillStyle = soft;
  brush.textAlign = 'right';
  brush.fillText('Kickdoor', PICTURE_WIDTH - EDGE, PICTURE_HEIGHT - 44);
  brush.textAlign = 'left';
}

/** Truncates a text to a width. */
function shortened(brush: Brush, text: string, width: number): string {
  if (brush.measureText(text).width <= width) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 0 && brush.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Wraps a text into at most two lines of similar length. */
function wrapped(brush: Brush, text: string, width: number): readonly string[] {
  if (brush.measureText(text).width <= width) return [text];
  const words = text.split(' ');
  const splitAt = (count: number) => [words.slice(0, count).join(' '), words.slice(count).join(' ')] as const;
  const lengthAt = (count: number) =>
    Math.max(...splitAt(count).map((line) => brush.measureText(line).width));
  let best = 1;
  for (let count = 2; count < words.length; count += 1) if (lengthAt(count) < lengthAt(best)) best = count;
  return splitAt(best).map((line) => shortened(brush, line, width));
}
