/** A conflict: its owner, its target, both sides, and how it would end now. */
import type { Babylon5 } from '@orrery/table/views';
import { Figure } from '../../../cards/Figure.tsx';
import { sigilOf } from '../../../cards/sigils.ts';
import { signOf } from '../../../cards/signs.ts';
import { andList, t } from '../../../copy/index.ts';
import { capital } from '../../../ui/capital.ts';
import { Running } from '../../parts/Running.tsx';
import { useTable } from '../../table-context.ts';
import { sigilKeyOf, toneOf } from './seats.ts';

type View = Babylon5.View;
type Conflict = Babylon5.ConflictView;
type Part = Conflict['parts'][number];

/** A conflict: its owner and target, both sides, who takes part, and how it would end. */
export function ConflictPanel({ conflict, view }: { conflict: Conflict; view: View }) {
  const table = useTable();
  const { id, seat, name, types, target, support, opposition, sides, parts, faceDown } = conflict;
  const thing = { kind: 'conflict', id } as const;
  const lit = table.light(thing);
  const owner = view.seats[seat]!;
  const title = faceDown
    ? t('babylon5.hiddenConflict')
    : name.slice(name.startsWith(`${owner.name}'s `) ? owner.name.length + 3 : 0);
  const kind = types[0];
  const forIt = parts.filter(({ role }) => role === 'supports');
  const against = parts.filter(({ role }) => role === 'opposes');
  const others = parts.filter(({ role }) => role !== 'supports' && role !== 'opposes');
  return (
    <article className={`conf ${toneOf(view.seats, owner)} ${lit.as ? 'lit' : ''} ${lit.selected ? 'sel' : ''}`}>
      <button
        type="button"
        className="conf-head"
        data-thing={`conflict:${id}`}
        data-lit={lit.as}
        onClick={() => table.press(thing, name)}
      >
        {lit.sign && <kbd className="key">{lit.sign}</kbd>}
        <Figure drawing={sigilOf(sigilKeyOf(view.seats, owner))} className="sig" />
        <span className="conf-name">
          <b className="title">{title}</b>
          <small>
            {kind !== undefined && (
              <span className="sort">
                <Figure drawing={signOf(kind)} className="sign" line={2} /> {capital(andList(types))}
              </span>
            )}{' '}
            {owner.seat === view.viewer ? t('babylon5.yoursShort') : owner.name}
            {target !== null ? ` ${t('babylon5.against', { name: target.name })}` : ''}
          </small>
        </span>
      </button>
      {faceDown && seat !== view.viewer ? (
        <p className="fore">{t('babylon5.faceDown')}</p>
      ) : (
        <>
          {sides.length > 0 ? (
            <ul className="sides">
              {sides.map((n, of) => (
                <li key={view.seats[of]!.name} className={toneOf(view.seats, view.seats[of]!)}>
                  <span className="fc">{view.seats[of]!.short?.name ?? view.seats[of]!.name}</span> <b>{n}</b>
                </li>
              ))}
            </ul>
          ) : (
            <div className="tug">
              <p className="tot">
                <b>
                  <Running n={support} />
                </b>{' '}
                {t('babylon5.support')}
              </p>
              <Balance support={support} opposition={opposition} />
              <p className="tot o">
                {t('babylon5.opposition')}{' '}
                <b>
                  <Running n={opposition} />
                </b>
              </p>
            </div>
          )}
          <div className="sides-parts">
            <Parts list={forIt} view={view} />
            <Parts list={against} view={view} end />
          </div>
          {others.length > 0 && <Parts list={others} view={view} />}
          <p className="fore">{outlook(conflict, view)}</p>
        </>
      )}
    </article>
  );
}

/** How a conflict ended, or how it would end now. */
function outlook({ stage, won, support, opposition, sides }: Conflict, view: View): string {
  if (stage === 'resolved') return t(`babylon5.resolved.${won === null ? 'done' : won ? 'won' : 'lost'}`);
  if (sides.length > 0) {
    const most = Math.max(...sides);
    const first = sides.indexOf(most);
    if (most === 0 || sides.lastIndexOf(most) !== first) return t('babylon5.noSideLeads');
    return t('babylon5.sideLeads', { name: view.seats[first]!.name });
  }
  if (support > opposition) return t('babylon5.wonBy', { by: support - opposition });
  return support === opposition ? t('babylon5.tied') : t('babylon5.lostBy', { by: opposition - support });
}

function Parts({ list, view, end = false }: { list: readonly Part[]; view: View; end?: boolean }) {
  return (
    <div className={`parts ${end ? 'o' : ''}`}>
      {list.map(part => (
        <span key={`${part.card}-${part.role}`} className={`part ${toneOf(view.seats, view.seats[part.seat]!)}`}>
          <PartPiece part={part} view={view} />
        </span>
      ))}
    </div>
  );
}

/** A card that takes part, as a chip with its number or its role. */
function PartPiece({ part: { card, seat, title, value, role }, view }: { part: Part; view: View }) {
  const { read } = useTable();
  const found = view.seats.flatMap(({ inner, supporting }) => [...inner, ...supporting]).find(x => x.id === card);
  return (
    <button
      type="button"
      className="chip part-chip"
      onClick={() => read({ card: found?.card ?? null, title, thing: null, state: {} })}
    >
      <Figure drawing={sigilOf(sigilKeyOf(view.seats, view.seats[seat]!))} className="sig" />
      <span className="n" title={title}>
        {title}
      </span>
      <b>{role === 'supports' || role === 'opposes' ? value : t(`babylon5.roles.${role}`).toLowerCase()}</b>
    </button>
  );
}

const MOST = 14;

/** Support is left of the line; opposition is right of it, hatched. Each point is a dash. */
function Balance({ support, opposition }: { support: number; opposition: number }) {
  const dashes = (n: number) => Array.from({ length: Math.min(MOST, n) }, (_, i) => i);
  return (
    <span className="bal" aria-hidden="true">
      <span className="l">
        {dashes(support).map(i => (
          <i key={i} className="on" />
        ))}
      </span>
      <em />
      <span className="r">
        {dashes(opposition).map(i => (
          <i key={i} className="on" />
        ))}
      </span>
    </span>
  );
}
