/** The parts that card faces share: cost, marks, points, and signs of their state. */
import type { CardFace, FacePoints } from '@orrery/table';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../copy/index.ts';
import { Drawn } from './drawn/Drawn.tsx';
import { Figure } from './Figure.tsx';
import { lookOf } from './look.ts';
import { numberNow } from './number-now.ts';
import { markSign, pointSign, signOf } from './signs.ts';
import type { CardState } from './state.ts';

/** The classes of a card's look and state. */
export function classesOf(
  { game, faction }: { game?: string; faction?: string },
  state: CardState,
  ...more: string[]
): string {
  return [
    'card',
    lookOf(game, faction),
    ...more,
    state.lying || state.neutralized ? 'lying' : '',
    state.neutralized ? 'neutral' : '',
    state.lit ? 'lit' : '',
    state.selected ? 'sel' : '',
    state.target ? 'target' : '',
    state.dim ? 'dim' : '',
    reachesOver(state) ? 'over' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** True if a sign of the state reaches beyond the edge of the card (`States`). */
const reachesOver = ({ damage, neutralized, lying, target, lit, selected, note }: CardState): boolean =>
  damage !== undefined ||
  note !== undefined ||
  typeof lit === 'string' ||
  Boolean(neutralized || lying || target || selected);

/** The class for a number that is higher or lower than printed. */
export const changeClass = (change: -1 | 0 | 1): string => (change > 0 ? 'up' : change < 0 ? 'down' : '');

/** The cost of a card, in a ring. */
export const Cost = ({ value, guessed }: { value: number; guessed: boolean }) => (
  <b className="cost">
    <span className="vh">{t('cards.cost')} </span>
    <span className={guessed ? 'recon' : ''}>{value}</span>
  </b>
);

/** The plate, or a picture of the user's own in its place. */
export function Plate({ face, scan, children }: { face: CardFace; scan?: string | undefined; children?: ReactNode }) {
  return (
    <span className="plate">
      {scan === undefined ? <Drawn face={face} /> : <img src={scan} alt="" />}
      {children}
    </span>
  );
}

/** Points of one kind: one figure for each point, or a number and one figure. */
export function PointSigns({ kind, n, singly }: FacePoints & { readonly singly: boolean }) {
  const signs = singly ? Array.from({ length: n }, (_, i) => `${kind}${i}`) : [kind];
  return (
    <span className={`pts p-${kind}`}>
      <span className={singly || n === 1 ? 'vh' : ''}>{n}</span>
      {signs.map(sign => (
        <Figure key={sign} drawing={pointSign(kind)} className="sign" line={2.2} />
      ))}
      <span className="vh"> {kind} </span>
    </span>
  );
}

/** Marks and tokens as small plaques. */
export function Marks({
  marks,
  tokens,
  chaos,
}: {
  marks: readonly FacePoints[];
  tokens?: number | undefined;
  chaos?: number | undefined;
}) {
  if (marks.length === 0 && !tokens && !chaos) return null;
  return (
    <span className="marks">
      {marks.map(({ kind, n }) => (
        <span className="mark" key={kind}>
          <Figure drawing={markSign(kind)} className="sign" line={2} />
          <span className="vh">
            {kind} {t('cards.marks', { count: n })}{' '}
          </span>
          {n > 1 && n}
        </span>
      ))}
      {tokens ? (
        <span className="mark">
          <Figure drawing={signOf('token')} className="sign" line={2} />
          <span className="vh">{t('cards.tokens')} </span>
          {tokens}
        </span>
      ) : null}
      {chaos ? (
        <span className="mark">
          <Figure drawing={signOf('chaos')} className="sign" line={2} />
          <span className="vh">{t('cards.chaos')} </span>
          {chaos}
        </span>
      ) : null}
    </span>
  );
}

/** Numbers of a card as they are now, each with its sign. @param numbers those that are shown */
export const Numbers = ({
  face,
  numbers,
  state,
}: {
  face: CardFace;
  numbers: CardFace['numbers'];
  state: CardState;
}) => (
  <>
    {numbers.map(({ key, label, from }) => {
      const { value, change } = numberNow(face, key, state);
      return (
        <span key={key} className={changeClass(change)}>
          <Figure drawing={signOf(key)} className="sign" line={2} />
          <span className="vh">{label} </span>
          <span className={from === 'reconstructed' && change === 0 ? 'recon' : ''}>{value}</span>
        </span>
      );
    })}
  </>
);

/** The signs on a card: damage, corners of a target, the key of its option, words for its state. */
export function States({ state }: { state: CardState }) {
  const { damage, neutralized, lying, target, lit, selected, note } = state;
  const share = damage === undefined ? 0 : Math.min(1, damage.n / Math.max(1, damage.of));
  return (
    <>
      {(damage !== undefined || neutralized) && (
        <span className="dmg" style={{ '--d': neutralized ? 1 : share } as CSSProperties} />
      )}
      {neutralized && <span className="tag br harm">{neutralized}</span>}
      {damage !== undefined && !neutralized && <span className="tag bl harm">{damaged(damage)}</span>}
      {lying && !neutralized && (
        <span className={`tag ${damage === undefined ? 'br' : 'tr'}`}>
          <Figure drawing={signOf('rotated')} className="sign" line={2} />
          {lying}
        </span>
      )}
      {target && (
        <span className={`brackets ${target === 'harm' ? 'harmful' : ''}`}>
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      {target && <span className={`tag tr ${target === 'harm' ? 'harm' : 'lit'}`}>{t('cards.target')}</span>}
      {selected && !target && <span className="tag tr lit">{t('cards.chosen')}</span>}
      {typeof lit === 'string' && !selected && <kbd className="key">{lit}</kbd>}
      {note !== undefined && <span className="tag tl">{note}</span>}
    </>
  );
}

const damaged = ({ n, of, severe = 0 }: NonNullable<CardState['damage']>): string =>
  severe > 0 ? t('cards.damageSevere', { damage: n, of, severe }) : t('cards.damage', { damage: n, of });
