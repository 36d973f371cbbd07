/** A card as a low tile, for a hand with many cards. */
import type { CardFace } from '@orrery/table';
import { gameLanguage, t } from '../copy/index.ts';
import { Cost, classesOf, Numbers, PointSigns } from './FaceParts.tsx';
import { Figure } from './Figure.tsx';
import { footNumbers, fullTitle, shortKind } from './fit.ts';
import { sigilOf } from './sigils.ts';
import type { CardState } from './state.ts';

/** More numbers than this do not fit on a tile. */
const MOST = 3;

/** A card as a tile: its cost or code, its name, its kind and its numbers. A card without numbers shows the points that it needs and makes. */
export function TileFace({ face, state }: { face: CardFace; state: CardState }) {
  const { code, cost, needs, makes, title } = face;
  const numbers = footNumbers(face).slice(0, MOST);
  const points = numbers.length > 0 ? [] : [...needs, ...makes].slice(0, MOST);
  return (
    <div
      className={classesOf(face, state, 'low-card')}
      data-card={face.id}
      title={fullTitle(face)}
      lang={gameLanguage()}
    >
      <span className="tile-head">
        {code !== '' ? (
          <b className="cost">{code}</b>
        ) : (
          cost !== null && <Cost value={cost.value} guessed={cost.from === 'reconstructed'} />
        )}
        <b className="name">{title}</b>
      </span>
      <span className="tile-foot">
        <Figure drawing={sigilOf(face.faction)} className="sig" />
        {/* a note, such as the place in the reserve fleet, matters more than the kind */}
        <span className={`kind ${state.note === undefined ? '' : 'noted'}`} title={state.note ?? shortKind(face)}>
          {state.note ?? shortKind(face)}
        </span>
        {numbers.length > 0 && (
          <span className="stats">
            <Numbers face={face} numbers={numbers} state={state} />
          </span>
        )}
        {points.length > 0 && (
          <span className="ptl">
            {points.map((each, i) => (
              // a card can need and make points of one kind
              // biome-ignore lint/suspicious/noArrayIndexKey: they have an order and nothing else
              <PointSigns key={i} {...each} singly={false} />
            ))}
          </span>
        )}
      </span>
      {state.selected && <span className="tag tr lit">{t('cards.chosen')}</span>}
      {typeof state.lit === 'string' && state.lit !== '' && !state.selected && <kbd className="key">{state.lit}</kbd>}
    </div>
  );
}
