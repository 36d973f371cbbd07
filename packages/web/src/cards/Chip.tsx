/** A card as a small chip in a row or a sentence. */
import type { CardFace } from '@orrery/table';
import { gameLanguage, t } from '../copy/index.ts';
import { Drawn } from './drawn/Drawn.tsx';
import { Cost, PointSigns } from './FaceParts.tsx';
import { Figure } from './Figure.tsx';
import { lookOf } from './look.ts';
import { numberNow } from './number-now.ts';
import { sigilOf } from './sigils.ts';
import { signOf } from './signs.ts';
import type { CardState } from './state.ts';

/** The number after the name on a chip: the code in Galactic Empires, the statistics in WARS, the highest ability in Babylon 5. */
function chipNumber(face: CardFace, state: CardState): string {
  if (face.code !== '') return face.code;
  const values = face.numbers.map(({ key }) => numberNow(face, key, state).value);
  if (values.length === 0) return '';
  return face.game === 'wars' ? values.join('/') : String(Math.max(...values));
}

/** True for terrain, whose picture and points say more than its sigil. */
const isTerrain = ({ code, makes }: CardFace): boolean => /^(R\/)?T\d/.test(code) && makes.length > 0;

/** A card in a sentence, a list, a conflict: its name and a number. */
export function Chip({ face, state }: { face: CardFace; state: CardState }) {
  const number = chipNumber(face, state);
  return (
    <span
      className={[
        'chip',
        lookOf(face.game, face.faction),
        state.lit ? 'lit' : '',
        state.selected ? 'sel' : '',
        state.dim ? 'dim' : '',
        state.target === 'harm' ? 'harm' : '',
      ]
        .filter(Boolean)
        .join(' ')}
      data-card={face.id}
      lang={gameLanguage()}
    >
      {state.cost && face.cost !== null ? (
        <Cost value={face.cost.value} guessed={face.cost.from === 'reconstructed'} />
      ) : isTerrain(face) ? (
        <Drawn face={face} className="land" />
      ) : (
        <Figure drawing={sigilOf(face.faction)} className="sig" />
      )}
      {typeof state.lit === 'string' && <kbd>{state.lit}</kbd>}
      <span className="n" title={face.title}>
        {face.title}
      </span>
      {state.nth !== undefined && <i className="nth">{t('cards.nth', { n: state.nth })}</i>}
      {state.lying && (
        <span className="turn">
          <Figure drawing={signOf('rotated')} className="sign" line={2} />
          <span className="vh">{state.lying}</span>
        </span>
      )}
      {state.damage !== undefined && (
        <span className="down">
          <Figure drawing={signOf('damage')} className="sign" line={2} />
          {state.damage.n}/{state.damage.of}
        </span>
      )}
      {isTerrain(face) && (
        <span className="ptl">
          <span className="vh">{t('cards.makes')} </span>
          {face.makes.map(points => (
            <PointSigns key={points.kind} {...points} singly={face.makes.length === 1 && points.n < 4} />
          ))}
        </span>
      )}
      {number !== '' && <b>{number}</b>}
    </span>
  );
}
