/** The types of the data that the build makes: `virtual:books/...`, `virtual:words/...`. */

// made by books.config.ts when the page is built
declare module 'virtual:books/cards/*' {
  const cards: readonly import('@orrery/table').CardFace[];
  export default cards;
}
declare module 'virtual:books/fan/*' {
  const cards: readonly import('@orrery/table').CardFace[];
  export default cards;
}
declare module 'virtual:books/wanted/*' {
  const cards: readonly import('@orrery/table').WantedCard[];
  export default cards;
}
declare module 'virtual:books/rules/*' {
  const books: import('./write.ts').Books;
  export default books;
}
declare module 'virtual:books/lessons/*' {
  const lessons: readonly import('@orrery/table').LessonPage[];
  export default lessons;
}
declare module 'virtual:books/lesson-data/*' {
  const data: Readonly<Record<string, unknown>>;
  export default data;
}

// made by catalogue.config.ts
declare module 'virtual:words/*' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}
