/** Decks. */
export const DecksPage = () => <h1>Decks</h1>;
