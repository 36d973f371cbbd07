/** The options of a question in the dock: in groups, with keys, and a filter if there are many. */
import { useEffect, useRef, useState } from 'react';
import { gameLanguage, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import {
  type Bundle,
  type Choosing,
  familiesOf,
  isBundle,
  isDense,
  type Offered,
  offersOf,
  openRows,
  type Row,
  type RowGroup,
} from '../choosing.ts';
import { groupNotes } from '../group-notes.ts';
import { Stepper } from './Stepper.tsx';

/** With more options than this, they can be filtered. */
const FEW = 8;

const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** True if a row has all words of the filter. */
function fits(row: Row, words: readonly string[]): boolean {
  const texts = isBundle(row) ? [row.title, ...row.offers.map(({ option }) => option.label)] : [row.option.label];
  const all = texts.join(' ').toLowerCase();
  return words.every(word => all.includes(word));
}

/** What the player wants to see of a question: words, and a family of options; '' for all. */
interface Wanted {
  readonly of: number;
  readonly text: string;
  readonly family: string;
}

/** The options in their groups. With many options there is a filter: "/" goes to it, Esc empties it, Enter takes a single match. */
export function Options({ choosing }: { choosing: Choosing }) {
  const { laid, decision } = choosing;
  const all: Wanted = { of: decision, text: '', family: '' };
  const [stored, setWanted] = useState(all);
  const wanted = stored.of === decision ? stored : all;
  const words = wordsIn(wanted.text);
  const families = familiesOf(laid);
  const many = offersOf(laid).length > FEW;
  // a family that is gone, because another thing was opened, hides nothing
  const family = families.some(({ heading }) => heading === wanted.family) ? wanted.family : '';
  const groups = laid.groups
    .filter(({ heading }) => family === '' || heading === family)
    .map(group => ({ ...group, rows: group.rows.filter(row => fits(row, words)) }))
    .filter(({ rows }) => rows.length > 0);
  const found = groups.flatMap(({ rows }) => rows);
  const take = (row: Row) => (isBundle(row) ? choosing.open(row) : choosing.pick(row.option.id));
  return (
    <div className={`opts ${isDense(laid) ? 'dense' : ''}`}>
      {many && (
        <Filter
          key={decision}
          text={wanted.text}
          set={text => setWanted({ ...wanted, text })}
          enter={() => {
            if (found.length === 1) take(found[0]!);
          }}
        />
      )}
      {many && families.length > 1 && (
        <Families families={families} chosen={family} choose={heading => setWanted({ ...wanted, family: heading })} />
      )}
      {groups.map(group => (
        <Group
          key={`${decision} ${group.heading} ${group.rival} ${group.rare}`}
          group={group}
          choosing={choosing}
          whole={words.length > 0}
        />
      ))}
      {found.length === 0 && (
        <p className="quiet" role="status">
          {t('table.filterNothing')}
        </p>
      )}
    </div>
  );
}

/** Buttons that show only one family of options. */
function Families({
  families,
  chosen,
  choose,
}: {
  families: readonly { readonly heading: string; readonly count: number }[];
  chosen: string;
  choose: (heading: string) => void;
}) {
  const sum = families.reduce((n, { count }) => n + count, 0);
  return (
    <div className="families" role="toolbar" aria-label={t('table.families')}>
      {[{ heading: '', count: sum }, ...families].map(({ heading, count }) => (
        <button key={heading} type="button" aria-pressed={heading === chosen} onClick={() => choose(heading)}>
          {heading || t('table.everything')} <i>{count}</i>
        </button>
      ))}
    </div>
  );
}

function Filter({ text, set, enter }: { text: string; set: (text: string) => void; enter: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <label className="filter">
      <Icon name="search" />
      <span className="vh">{t('table.filter')}</span>
      <input
        ref={field}
        value={text}
        placeholder={t('table.filter')}
        autoComplete="off"
        spellCheck={false}
        onChange={event => set(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') {
            set('');
            field.current?.blur();
          } else if (event.key === 'Enter') {
            enter();
            field.current?.blur();
          } else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <kbd>/</kbd>
    </label>
  );
}

/** @param whole true to show every row, because the player looks for something */
function Group({ group, choosing, whole }: { group: RowGroup; choosing: Choosing; whole: boolean }) {
  const { heading, rival, rows } = group;
  const [open, setOpen] = useState(false);
  const { shared, own } = groupNotes(rows.map(row => (isBundle(row) ? '' : row.option.note)));
  const few = openRows(group, choosing.picks);
  const shown = open || whole ? rows : few;
  const title = rival === null ? heading : heading === '' ? rival : t('table.aimedAt', { heading, rival });
  return (
    <section aria-label={title || t('table.options')}>
      {title !== '' && (
        <p className="cap" lang={gameLanguage()}>
          {title}
        </p>
      )}
      {shared !== '' && (
        <p className="shared" lang={gameLanguage()}>
          {shared}
        </p>
      )}
      <ul>
        {shown.map(row => (
          <li key={isBundle(row) ? `${row.thing.kind}:${row.thing.id}` : row.option.id}>
            {isBundle(row) ? (
              <BundleRow bundle={row} choosing={choosing} />
            ) : (
              <OptionRow offered={row} note={own[rows.indexOf(row)] ?? ''} choosing={choosing} />
            )}
          </li>
        ))}
      </ul>
      {few.length < rows.length && !whole && (
        <button type="button" className="unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('table.showLess') : t('table.moreOptions', { count: rows.length - few.length })}
        </button>
      )}
    </section>
  );
}

function BundleRow({ bundle, choosing }: { bundle: Bundle; choosing: Choosing }) {
  return (
    <button
      type="button"
      className="opt"
      onClick={() => choosing.open(bundle)}
      onPointerEnter={() => choosing.point(bundle)}
      onPointerLeave={() => choosing.point(null)}
    >
      <kbd>{bundle.sign}</kbd>
      <span className="grow" lang={gameLanguage()}>
        {bundle.title}
      </span>
      <span className="cost">{t('table.ways', { count: bundle.offers.length })}</span>
    </button>
  );
}

function OptionRow({
  offered: { option, sign },
  note,
  choosing,
}: {
  offered: Offered;
  note: string;
  choosing: Choosing;
}) {
  const { picks, laid, question } = choosing;
  const times = picks.filter(id => id === option.id).length;
  const most = option.most ?? 1;
  const chosen = useRef<HTMLButtonElement>(null);
  const selected = times > 0;
  // a choice that the keys or the table made is in sight
  useEffect(() => {
    if (selected) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const row = (
    <button
      ref={chosen}
      type="button"
      className={`opt ${selected ? 'sel' : ''}`}
      aria-pressed={selected}
      data-option={option.id}
      onClick={() => choosing.pick(option.id)}
      onPointerEnter={() => choosing.point({ option, things: [], heading: '', sign })}
      onPointerLeave={() => choosing.point(null)}
    >
      <kbd>{sign}</kbd>
      <span className="grow" lang={gameLanguage()}>
        {option.label}
        {note !== '' && <small>{note}</small>}
      </span>
      {!laid.single && selected && most === 1 && <b className="order">{picks.indexOf(option.id) + 1}</b>}
    </button>
  );
  // in a plan each number has its buttons, so that a press on the row never takes anything away
  const stepped = question.options.some(one => one.most !== undefined) || option.again !== undefined;
  if (!stepped) return row;
  return (
    <div className="stepped">
      {row}
      <Stepper
        label={option.label}
        times={times}
        most={option.again ?? most}
        less={() => choosing.unpick(option.id)}
        more={() => choosing.more(option)}
      />
    </div>
  );
}
