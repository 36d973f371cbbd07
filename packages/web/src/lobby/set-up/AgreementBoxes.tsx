/** The boxes for the optional rules that the players of a new game agree on. */
import { allowedBy } from '@orrery/table/agreements';
import { useId } from 'react';
import type { GameInfo } from '../../connection/contract.ts';
import { t } from '../../copy/index.ts';
import { useOptionWords } from '../../copy/options.ts';

/** The ids among the chosen ones that the ruleset allows. @param ruleset null for the usual one */
export const allowedAmong = (
  { agreements, rulesets }: Pick<GameInfo, 'agreements' | 'rulesets'>,
  ruleset: string | null,
  chosen: readonly string[],
): readonly string[] =>
  agreements
    .filter(one => chosen.includes(one.id) && allowedBy(one, ruleset ?? rulesets[0] ?? null))
    .map(({ id }) => id);

/** A box for each optional rule that the ruleset allows; nothing if it allows none. */
export function AgreementBoxes({
  info: { name, agreements, rulesets },
  ruleset,
  chosen,
  choose,
}: {
  info: GameInfo;
  /** null for the usual one */
  ruleset: string | null;
  chosen: readonly string[];
  choose(chosen: readonly string[]): void;
}) {
  const id = useId();
  const allowed = agreements.filter(one => allowedBy(one, ruleset ?? rulesets[0] ?? null));
  const said = useOptionWords(allowed.length > 0);
  if (allowed.length === 0) return null;
  return (
    <fieldset className="choice agreements">
      <legend>{t('setUp.agreements')}</legend>
      {allowed
        .map(one => said(name, one.id, one))
        .map(({ id: rule, title, about }) => (
          <div key={rule}>
            <label className="tick">
              <input
                type="checkbox"
                checked={chosen.includes(rule)}
                aria-describedby={`${id}-${rule}`}
                onChange={event =>
                  choose(event.currentTarget.checked ? [...chosen, rule] : chosen.filter(other => other !== rule))
                }
              />
              {title}
            </label>
            <p id={`${id}-${rule}`} className="small soft">
              {about}
            </p>
          </div>
        ))}
    </fieldset>
  );
}
