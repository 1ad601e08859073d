import type { PackFiles } from '@kickdoor/packs';
import { WEIGHTS, type Problem } from '@kickdoor/words/check';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { ProblemText } from './ProblemText.tsx';
import { cardsOf } from './model/cards.ts';
import { useWork, type Chosen } from './WorkContext.ts';

/** Where to fix a problem: gaps in the card's forms, mistakes in the text. */
function placeOf(files: PackFiles, { weight, file, line }: Problem): Chosen {
  const card = cardsOf(files).findLast((one) => one.file === file && one.line <= line);
  if (weight === 'gap' && card !== undefined) return { file, at: card.at };
  return { file, at: null, line };
}

interface ProblemsSheetProps {
  readonly problems: readonly Problem[];
  readonly onClose: () => void;
}

/** The checker's findings in the pack, most severe first; pressing one opens its location. */
export function ProblemsSheet({ problems, onClose }: ProblemsSheetProps) {
  const words = useWords();
  const { choose, files } = useWork();
  return (
    <Sheet title={words.say('shop-problems-title')} onClose={onClose} testId="problems-sheet">
      {problems.length === 0 ? <p>{words.say('shop-no-problems')}</p> : null}
      {WEIGHTS.map((weight) => {
        const some = problems.filter((problem) => problem.weight === weight);
        return some.length === 0 ? null : (
          <section key={weight}>
            <h3 className="shop-weight">{words.say(`shop-weight-${weight}`)}</h3>
            <ul className="shop-problems">
              {some.map((problem) => (
                <li key={JSON.stringify(problem)} data-weight={weight}>
                  <Button
                    tone="quiet"
                    className="shop-problem"
                    isDisabled={!files.has(problem.file)}
                    onPress={() => {
                      onClose();
                      choose(placeOf(files, problem));
                    }}
                  >
                    <span>
                      <ProblemText problem={problem} />
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Sheet>
  );
}
