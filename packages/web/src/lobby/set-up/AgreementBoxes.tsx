/** The boxes for the optional rules that the players of a new game agree on. */
import { allowedBy } from '@orrery/table/agreements';
import { useId } from 'react';
import type { Agreement, GameInfo } from '../../connection/contract.ts';
import { t } from '../../copy/index.ts';
import { useOptionWords } from '../../copy/options.ts';

type Offered = Pick<GameInfo, 'agreements' | 'rulesets'>;

/** The optional rules that the ruleset allows. @param ruleset null for the usual one */
const allowedIn = ({ agreements, rulesets }: Offered, ruleset: string | null): readonly Agreement[] =>
  agreements.filter(one => allowedBy(one, ruleset ?? rulesets[0] ?? null));

/** The ids among the chosen ones that the ruleset allows. @param ruleset null for the usual one */
export const allowedAmong = (info: Offered, ruleset: string | null, chosen: readonly string[]): readonly string[] =>
  allowedIn(info, ruleset)
    .map(({ id }) => id)
    .filter(id => chosen.includes(id));

/** A box for each optional rule that the ruleset allows; nothing if it allows none. */
export function AgreementBoxes({
  info,
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
  const allowed = allowedIn(info, ruleset);
  const said = useOptionWords(allowed.length > 0);
  if (allowed.length === 0) return null;
  return (
    <fieldset className="choice agreements">
      <legend>{t('setUp.agreements')}</legend>
      {allowed
        .map(one => said(info.name, one.id, one))
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
