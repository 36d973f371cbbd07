/** A card in the size that it has on a table. */
import type { CardFace } from '@orrery/table';
import type { ReactNode } from 'react';
import { gameLanguage, t } from '../copy/index.ts';
import { Cost, classesOf, Marks, Numbers, Plate, PointSigns, States } from './FaceParts.tsx';
import { Figure } from './Figure.tsx';
import { fitNumbers, fitTitle, footNumbers, fullTitle, shortKind } from './fit.ts';
import { numberNow } from './number-now.ts';
import { sigilOf } from './sigils.ts';
import { signOf } from './signs.ts';
import type { CardState } from './state.ts';

/** A card on a table: its name, its drawing and its numbers. A card without numbers shows its kind. */
export function TableFace({ face, state, scan }: { face: CardFace; state: CardState; scan?: string | undefined }) {
  const { code, cost, numbers, gist } = face;
  const lying = Boolean(state.lying || state.neutralized);
  const title = fitTitle(face, Boolean(state.cost && cost !== null));
  const foot = [
    ...footNumbers(face),
    ...numbers.filter(x => x.value === 0 && numberNow(face, x.key, state).value > 0 && !footNumbers(face).includes(x)),
  ];
  const step = fitNumbers(foot.map(({ key }) => numberNow(face, key, state).value));
  return (
    <div
      className={classesOf(face, state, 't', code === '' ? '' : 'coded')}
      data-card={face.id}
      title={fullTitle(face)}
      lang={gameLanguage()}
    >
      {code === '' ? (
        state.cost && cost !== null && <Cost value={cost.value} guessed={cost.from === 'reconstructed'} />
      ) : (
        <div className="codeline">
          <b className="cost">{code}</b>
          {state.nth !== undefined && <i className="nth">{t('cards.nth', { n: state.nth })}</i>}
          <Points face={face} />
        </div>
      )}
      <b className={`name s${title.step}`} data-lines={Math.min(title.lines, 3)}>
        {title.text}
      </b>
      {code !== '' && face.subtitle !== '' && <span className="second">{face.subtitle}</span>}
      {code === '' && (
        <span className="kind">
          <span>{shortKind(face)}</span>
          {face.people !== '' && <span className="vh">{face.people}</span>}
          <Figure drawing={sigilOf(face.faction)} className="sig" />
        </span>
      )}
      <Plate face={face} scan={scan}>
        {code !== '' && face.people !== '' && <Figure drawing={sigilOf(face.faction)} className="psig" />}
      </Plate>
      <Marks marks={state.marks ?? (lying ? [] : face.marks)} tokens={state.tokens} chaos={state.chaos} />
      {foot.length > 0 ? (
        <span className={`stats n${step}`}>
          <Numbers face={face} numbers={foot} state={state} />
        </span>
      ) : (
        numbers.length === 0 && gist !== '' && <span className="gist">{gist}</span>
      )}
      <States state={state} />
    </div>
  );
}

/** Up to this many points, each gets a sign. More points are shown as a number. */
const SINGLY = 4;

/** The points that a card needs and makes, each kind with its figure. A card with neither shows its kind. */
function Points({ face }: { face: CardFace }) {
  const { needs, makes } = face;
  const count = [...needs, ...makes].reduce((sum, { n }) => sum + n, 0);
  if (count === 0) return <span className="of">{shortKind(face)}</span>;
  const singly = count <= SINGLY;
  const dense = !singly && needs.length + makes.length > 3;
  return (
    <span className={`ptl ${dense ? 'dense' : ''}`}>
      {needs.length > 0 && <span className="vh">{t('cards.needs')} </span>}
      {needs.map(points => (
        <PointSigns key={points.kind} {...points} singly={singly} />
      ))}
      {makes.length > 0 && (
        <>
          <span className="vh">{t('cards.makes')} </span>
          <span className="plus" aria-hidden="true">
            +
          </span>
          {makes.map(points => (
            <PointSigns key={points.kind} {...points} singly={singly} />
          ))}
        </>
      )}
    </span>
  );
}

/** A card with tabs below it for the cards under it. */
export function Stack({ attached, children }: { attached?: CardState['attached']; children: ReactNode }) {
  if (!attached?.length) return children;
  return (
    <div className="stack">
      {children}
      <span className="tabs">
        {attached.map(({ title, harm, hidden }, i) => (
          <span
            // several cards with the same title can be under a card
            // biome-ignore lint/suspicious/noArrayIndexKey: they have an order and nothing else
            key={i}
            className={`tab ${harm ? 'harm' : ''}`}
          >
            <Figure drawing={signOf(hidden ? 'facedown' : harm ? 'damage' : 'destiny')} className="sign" line={2} />
            <span>{hidden ? t('cards.faceDown') : title}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
