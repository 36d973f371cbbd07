/** What the player can do with a card now, and why not the rest. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTable } from '../table-context.ts';
import { RuleLink } from './Said.tsx';

/** How many ways to use a card are listed, and how many refusals. */
const [ALLOWED, REFUSED] = [5, 4];

/**
 * What the player can do with a card now, and why not the rest; nothing while that is not known.
 * @param asked true while this seat has a question: then it says why not
 */
export function CardHelp({ title, asked }: { title: string; asked: boolean }) {
  const { store } = useTable();
  // if no rule is about the card, the question itself leaves no room for it
  const asks = store.get().view.decision?.question?.rule ?? null;
  const { data: why } = useQuery({
    queryKey: ['why', store.key, store.get().revision, title],
    queryFn: () => store.door.why(title),
    enabled: asked && title !== '',
  });
  if (why === undefined) return null;
  if (why === null)
    return (
      <section className="refusal" aria-label={t('table.whyNot')}>
        <WhyNot>
          <li>
            <Reason text={t('table.notAsked')} rule={asks} />
          </li>
        </WhyNot>
      </section>
    );
  return (
    <section className="refusal" aria-label={t('table.whyNot')}>
      {why.allowed.length > 0 && (
        <>
          <h4>
            <Icon name="check" /> {t('table.youCan')}
          </h4>
          <ul>
            {why.allowed.slice(0, ALLOWED).map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {why.refused.length > 0 && (
        <WhyNot>
          {why.refused.slice(0, REFUSED).map(({ text, rule, wishes }) => (
            <li key={`${rule}${text}`}>
              <b>{wishes.slice(0, 2).join('; ')}</b>
              <Reason text={text} rule={rule || asks} />
            </li>
          ))}
        </WhyNot>
      )}
    </section>
  );
}

const WhyNot = ({ children }: { children: ReactNode }) => (
  <>
    <h4>
      <Icon name="no" /> {t('table.whyNot')}
    </h4>
    <ul>{children}</ul>
  </>
);

const Reason = ({ text, rule }: { text: string; rule: string | null }) => (
  <span>
    {text} {rule !== null && <RuleLink rule={rule} />}
  </span>
);
