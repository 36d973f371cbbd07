// made by books.config.ts when the page is built
declare module 'virtual:books/cards/*' {
  const cards: readonly import('@orrery/table').CardFace[];
  export default cards;
}
declare module 'virtual:books/rules/*' {
  const books: import('./write.ts').Books;
  export default books;
}
