import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import { Field } from '../form/Field.tsx';
import { FormContext } from '../form/FormContext.ts';
import { useFormOf } from '../form/useFormOf.ts';
import { isMap, type CardEntry } from '../model/cards.ts';
import { imageIn, PICTURES, pictureOf, withoutPicture, withPicture } from '../model/deeds.ts';
import { pictureSchema, takenBy } from '../model/schema.ts';
import { useWork } from '../WorkContext.ts';
import { IconSheet } from './IconSheet.tsx';
import { OwnImage } from './OwnImage.tsx';

/** The initial picture. */
const START = { figure: { icon: 'own:door' }, ground: 'room', sky: 'ochre' };

/** Edits a card's picture: a figure on a ground, in front of a sky, with props around it. */
export function PictureForm({ card }: { readonly card: CardEntry }) {
  const words = useWords();
  const { files, change, isReadOnly } = useWork();
  const { id } = card;
  const form = useFormOf(PICTURES, id);
  const [choosing, setChoosing] = useState(false);
  if (id === null) return null;
  if (isMap(card.value['picture'])) return <p className="bench-note">{words.say('shop-picture-in-card')}</p>;
  const picture = pictureOf(files, id);
  if (!isMap(picture) || imageIn(picture) !== null) {
    return (
      <div className="shop-form">
        <p>{words.say(isMap(picture) ? 'shop-is-image' : 'shop-no-picture')}</p>
        {isReadOnly ? null : <OwnImage card={id} />}
        {isReadOnly ? null : (
          <Button tone="main" data-testid="draw" onPress={() => setChoosing(true)}>
            {words.say('shop-draw')}
          </Button>
        )}
        {choosing ? (
          <IconSheet
            onClose={() => setChoosing(false)}
            onChosen={(icon) => {
              setChoosing(false);
              change(withPicture(withoutPicture(files, id), id, { ...START, figure: { icon } }));
            }}
          />
        ) : null}
      </div>
    );
  }
  return (
    <FormContext value={form}>
      <form className="shop-form" data-testid="picture-form" onSubmit={(event) => event.preventDefault()}>
        <PictureFields picture={picture} />
        {isReadOnly ? null : <OwnImage card={id} />}
        {isReadOnly ? null : (
          <Button tone="danger" onPress={() => change(withoutPicture(files, id))}>
            {words.say('shop-undraw')}
          </Button>
        )}
      </form>
    </FormContext>
  );
}

function PictureFields({ picture }: { readonly picture: Readonly<Record<string, unknown>> }) {
  const taken = takenBy(pictureSchema());
  const fields = taken.is === 'map' ? taken.fields : [];
  const order = ['ground', 'sky', 'pattern', 'figure', 'props'];
  const sorted = fields.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return sorted.map(({ name, schema, isNeeded, usual }) => (
    <Field
      key={name}
      name={name}
      schema={schema}
      path={[name]}
      value={picture[name]}
      isOptional={!isNeeded}
      usual={usual}
    />
  ));
}
