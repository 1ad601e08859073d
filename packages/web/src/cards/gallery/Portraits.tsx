/** Every combination of race, class and sex that a player can have. */
import { BOT_CHARACTERS } from '@kickdoor/protocol';
import { Portrait } from '../Portrait.tsx';

const RACES = [
  [],
  ['elf'],
  ['dwarf'],
  ['halfling'],
  ['cyborg'],
  ['mutant'],
  ['feline'],
  ['orc'],
  ['elf', 'dwarf'],
  ['feline', 'cyborg'],
];
const CLASSES = [
  [],
  ['warrior'],
  ['wizard'],
  ['thief'],
  ['cleric'],
  ['psycho'],
  ['bounty-hunter'],
  ['trader'],
  ['gadgeteer'],
  ['cowboy'],
  ['scout'],
  ['townsfolk'],
  ['outlaw'],
  ['bard'],
  ['warrior', 'wizard'],
];

export function Portraits() {
  return (
    <section aria-label="Portraits">
      <h2>Portraits</h2>
      {(['male', 'female'] as const).map((sex) => (
        <div key={sex} className="gallery-cards">
          {RACES.flatMap((races) =>
            CLASSES.map((classes) => (
              <Portrait
                key={`${races.join()} ${classes.join()}`}
                races={races}
                classes={classes}
                sex={sex}
                size={72}
              />
            )),
          )}
          {BOT_CHARACTERS.flatMap((character) =>
            RACES.map((races) => (
              <Portrait
                key={`${character} ${races.join()}`}
                races={races}
                classes={[]}
                sex={sex}
                character={character}
                size={72}
              />
            )),
          )}
          {[40, 56, 64, 96].map((size) => (
            <Portrait key={size} races={['dwarf']} classes={['cleric']} sex={sex} size={size} />
          ))}
          {RACES.map((races) => (
            <Portrait key={races.join()} races={races} classes={['wizard']} sex={sex} size={72} dead />
          ))}
        </div>
      ))}
    </section>
  );
}
