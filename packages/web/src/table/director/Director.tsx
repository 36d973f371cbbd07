/** The page of the dock that tells what others do: who acts, what happens, and the keys that go on. */
import { useState } from 'react';
import { CardFace } from '../../cards/CardFace.tsx';
import { t } from '../../copy/index.ts';
import { choosePace, chosenPace, PACES } from '../../ui/pace.ts';
import { Said } from '../parts/Said.tsx';
import type { Telling } from '../store.ts';
import { useFace } from '../table-context.ts';

/** The most lines that are listed below the present one. */
const FEW = 8;

/**
 * What the table shows now, in sentences. It stands where the question stands.
 * @param look the classes of a seat's colour
 * @param skip goes to the player's question
 * @param next goes to the next scene
 */
export function Director({
  telling,
  names,
  look,
  skip,
  next,
}: {
  telling: Telling;
  names: readonly string[];
  look: (seat: number) => string;
  skip: () => void;
  next: () => void;
}) {
  const { scene, lines } = telling;
  const earlier = lines.slice(0, lines.length - scene.lines.length).slice(-FEW);
  return (
    <div className={`directs ${scene.who === null ? '' : look(scene.who)}`}>
      <Now telling={telling} names={names} />
      <ol className="log old" aria-label={t('director.before')}>
        {earlier.map((line, i) => (
          // only the end of the list grows
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i} className={line.concerns[0] === undefined ? '' : look(line.concerns[0])}>
            <i className="dot" aria-hidden="true" />
            <Said sentence={line} />
          </li>
        ))}
      </ol>
      <div className="acts">
        <button type="button" className="btn primary" onClick={skip}>
          {t('director.skip')} <kbd>{t('director.space')}</kbd>
        </button>
        <button type="button" className="btn" onClick={next}>
          {t('director.next')} <kbd>→</kbd>
        </button>
        <Paces once={skip} />
      </div>
    </div>
  );
}

/** The present scene: who acts, how long it lasts, its sentences, and the card that they name. */
export function Now({ telling, names }: { telling: Telling; names: readonly string[] }) {
  const { scene, millis, key } = telling;
  const face = useFace(scene.face);
  return (
    <>
      <div className="now" key={key}>
        <p className="cap">{scene.who === null ? t('director.table') : names[scene.who]}</p>
        <i className="tick" style={{ animationDuration: `${millis}ms` }} aria-hidden="true" />
        <div>
          {scene.lines.map((line, i) => (
            // the lines of a scene never change their order
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <p className={line.heading > 1 ? 'cap' : 'told'} key={i}>
              <Said sentence={line} />
            </p>
          ))}
        </div>
      </div>
      {face !== null && (
        <div className="shows" key={face.id}>
          <CardFace face={face} size="reading" />
        </div>
      )}
    </>
  );
}

/** The paces to choose from. @param once what happens when the player wants everything at once */
export function Paces({ once }: { once?: () => void }) {
  const [pace, setPace] = useState(chosenPace);
  return (
    <fieldset className="paces">
      <legend className="vh">{t('director.pace')}</legend>
      {PACES.map(name => (
        <label key={name} className={pace === name ? 'sel' : ''}>
          <input
            type="radio"
            name="pace"
            className="vh"
            checked={pace === name}
            onChange={() => {
              choosePace(name);
              setPace(name);
              if (name === 'once') once?.();
            }}
          />
          {t(`director.paces.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}
