/** The filters of the card search. */
import type { CardFace } from '@orrery/table';
import { useMemo } from 'react';
import { Input, Label, NumberField, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { type CardQuery, type Facet, facetsOf } from '../../books/search.ts';
import { Figure } from '../../cards/Figure.tsx';
import { lookOf } from '../../cards/look.ts';
import { sigilOf } from '../../cards/sigils.ts';
import { pointSign, signOf } from '../../cards/signs.ts';
import { t } from '../../copy/index.ts';
import { costName, sideName } from './names.ts';

/** The filters for one game's cards: side, type, cost, abilities, keywords. */
export function Filters({
  cards,
  game,
  query,
  change,
}: {
  cards: readonly CardFace[];
  game: string;
  query: CardQuery;
  change(part: Partial<CardQuery>): void;
}) {
  const { types, factions, has, keywords, prices } = useMemo(() => facetsOf(cards), [cards]);
  return (
    <div className={`filters ${lookOf(game)}`}>
      <Toggles
        label={sideName(game)}
        facets={factions}
        chosen={query.faction}
        change={faction => change({ faction })}
        sign={value => sigilOf(value)}
        tinted
      />
      <Toggles label={t('library.cards.type')} facets={types} chosen={query.type} change={type => change({ type })} />
      <fieldset className="between">
        <legend className="cap">{costName(game)}</legend>
        <Bound
          label={t('library.cards.least')}
          value={query.least}
          range={prices}
          change={least => change({ least })}
        />
        <Bound label={t('library.cards.most')} value={query.most} range={prices} change={most => change({ most })} />
      </fieldset>
      <Toggles
        label={t('library.cards.has')}
        facets={has}
        chosen={query.has}
        change={held => change({ has: held })}
        sign={value =>
          game === 'galactic-empires' && !['shields', 'strength', 'armor', 'phasers', 'heavy'].includes(value)
            ? pointSign(value)
            : signOf(value.endsWith(' mark') ? `m-${value.slice(0, -5)}` : value)
        }
      />
      {keywords.length > 0 && (
        <label className="field">
          <span className="cap">{t('library.cards.keyword')}</span>
          <select
            value={query.keyword[0] ?? ''}
            onChange={e => change({ keyword: e.target.value === '' ? [] : [e.target.value] })}
          >
            <option value="">{t('library.cards.anyKeyword')}</option>
            {keywords.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {label} ({count})
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** The values of one part of a filter. A user can choose several. */
function Toggles({
  label,
  facets,
  chosen,
  change,
  sign,
  tinted = false,
}: {
  label: string;
  facets: readonly Facet[];
  chosen: readonly string[];
  change(chosen: string[]): void;
  sign?: (value: string) => ReturnType<typeof sigilOf>;
  tinted?: boolean;
}) {
  return (
    <div className="toggles">
      <span className="cap" aria-hidden="true">
        {label}
      </span>
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={keys => change([...keys].map(String))}
      >
        {facets.map(facet => (
          <ToggleButton
            key={facet.value}
            id={facet.value}
            className={`toggle ${tinted ? lookOf('', facet.value) : ''}`}
          >
            {sign && <Figure drawing={sign(facet.value)} className="sign" line={2} />}
            {facet.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

/** The lowest or the highest number; empty for any. */
function Bound({
  label,
  value,
  range: [from, to],
  change,
}: {
  label: string;
  value: number | null;
  range: readonly [number, number];
  change(value: number | null): void;
}) {
  return (
    <NumberField
      value={value ?? Number.NaN}
      minValue={from}
      maxValue={to}
      onChange={n => change(Number.isNaN(n) ? null : n)}
    >
      <Label>{label}</Label>
      <Input placeholder={String(label === t('library.cards.least') ? from : to)} />
    </NumberField>
  );
}
