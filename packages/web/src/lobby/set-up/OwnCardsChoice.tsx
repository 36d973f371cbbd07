/** The field to choose whether a game has the user's own cards. */
import type { OwnCards } from '../../connection/overlays/own-cards.ts';
import { t } from '../../copy/index.ts';
import { Choice } from './Fields.tsx';

/** The choice between printed cards and those with the user's own. */
export const OwnCardsChoice = ({
  own,
  printed,
  choose,
}: {
  own: OwnCards;
  printed: boolean;
  choose(printed: boolean): void;
}) => (
  <Choice
    label={t('ownCards.play')}
    value={printed ? 'printed' : 'own'}
    of={[
      ['own', t('ownCards.withYours', { count: own.faces.length })],
      ['printed', t('ownCards.printed')],
    ]}
    choose={chosen => choose(chosen === 'printed')}
  />
);
