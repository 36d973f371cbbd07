/** What the player can do with a card now, and why not the rest. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { gameLanguage, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTable } from '../table-context.ts';
import { RuleLink } from './Said.tsx';

/** How many ways to use a card are listed, and how many refusals before the player asks for more. */
const [ALLOWED, REFUSED] = [5, 3];

/**
 * What the player can do with a card now, and why not the rest; nothing while that is not known.
 * @param asked true while this seat has a question: then it says why not
 * @param offered true if the page lists the card's options by itself
 */
export function CardHelp({ title, asked, offered }: { title: string; asked: boolean; offered: boolean }) {
  const [all, setAll] = useState(false);
  const { store } = useTable();
  // if no rule is about the card, the question itself leaves no room for it
  const asks = store.get().view.decision?.question?.rule ?? null;
  const { data: why } = useQuery({
    queryKey: ['why', store.key, store.get().revision, title],
    queryFn: () => store.door.why(title),
    enabled: asked && title !== '',
  });
  if (why === undefined) return null;
  if (why === null && offered) return null;
  if (why === null)
    return (
      <section className="refusal" aria-label={t('table.whyNot')}>
        <WhyNot nothing>
          <li>
            <Reason text={t('table.notAsked')} rule={asks} />
          </li>
        </WhyNot>
      </section>
    );
  const more = all ? 0 : why.refused.length - REFUSED;
  if (offered && why.refused.length === 0) return null;
  return (
    <section className="refusal" aria-label={t('table.whyNot')}>
      {!offered && why.allowed.length > 0 && (
        <>
          <h3>
            <Icon name="check" /> {t('table.youCan')}
          </h3>
          <ul>
            {why.allowed.slice(0, ALLOWED).map(text => (
              <li key={text} lang={gameLanguage()}>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {why.refused.length > 0 && (
        <WhyNot nothing={!offered && why.allowed.length === 0}>
          {why.refused.slice(0, all ? undefined : REFUSED).map(({ text, rule, wishes }) => (
            <li key={`${rule}${text}`} lang={gameLanguage()}>
              <b>{wishes.slice(0, 2).join('; ')}</b>
              <Reason text={text} rule={rule || asks} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <button type="button" className="link" onClick={() => setAll(true)}>
                {t('reading.more', { count: more })}
              </button>
            </li>
          )}
        </WhyNot>
      )}
    </section>
  );
}

/** @param nothing true if the card can do nothing at all now */
const WhyNot = ({ nothing = false, children }: { nothing?: boolean; children: ReactNode }) => (
  <>
    <h3>
      <Icon name="no" /> {nothing ? t('reading.nothing') : t('reading.notNow')}
    </h3>
    <ul>{children}</ul>
  </>
);

const Reason = ({ text, rule }: { text: string; rule: string | null }) => (
  <span>
    {text} {rule !== null && <RuleLink rule={rule} />}
  </span>
);
