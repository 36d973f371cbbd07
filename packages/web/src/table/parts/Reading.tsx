/** A card in reading size over the table, with what the player can do with it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CardFace } from '../../cards/CardFace.tsx';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFace, useTable } from '../table-context.ts';
import { RuleLink } from './Said.tsx';

/** A card in reading size, with what the player can do with it and why not the rest. Esc closes it, and so does a press beside it. */
export function Reading({
  card,
  title,
  asked,
  close,
}: {
  card: string | null;
  title: string;
  /** true while this seat has a question: then it says why not */
  asked: boolean;
  close: () => void;
}) {
  const face = useFace(card);
  const { store } = useTable();
  // if no rule is about the card, the question itself leaves no room for it
  const asks = store.get().view.decision?.question?.rule ?? null;
  const { data: why } = useQuery({
    queryKey: ['why', store.key, store.get().revision, title],
    queryFn: () => store.door.why(title),
    enabled: asked && title !== '',
  });
  return (
    <ModalOverlay isDismissable isOpen onOpenChange={open => !open && close()} className="scrim">
      <Modal className="reading">
        <Dialog>
          <Heading slot="title" className="vh">
            {title}
          </Heading>
          <div className="reading-card">
            <CardFace face={face} size="reading" />
          </div>
          {why && (
            <section className="refusal" aria-label={t('table.whyNot')}>
              {why.allowed.length > 0 && (
                <>
                  <h4>
                    <Icon name="check" /> {t('table.youCan')}
                  </h4>
                  <ul>
                    {why.allowed.slice(0, 5).map(text => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </>
              )}
              {why.refused.length > 0 && (
                <WhyNot>
                  {why.refused.slice(0, 4).map(({ text, rule, wishes }) => (
                    <li key={`${rule}${text}`}>
                      <b>{wishes.slice(0, 2).join('; ')}</b>
                      <Reason text={text} rule={rule || asks} />
                    </li>
                  ))}
                </WhyNot>
              )}
            </section>
          )}
          {why === null && (
            <section className="refusal" aria-label={t('table.whyNot')}>
              <WhyNot>
                <li>
                  <Reason text={t('table.notAsked')} rule={asks} />
                </li>
              </WhyNot>
            </section>
          )}
          {card !== null && (
            <a
              className="btn quiet"
              href={`/cards/${store.get().opened.game}/${card}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('table.page')}
            </a>
          )}
          <Button className="btn" slot="close">
            {t('table.close')} <kbd>Esc</kbd>
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
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
