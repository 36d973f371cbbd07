// Text files that code imports whole, such as deck lists: `import list from './narn.txt?raw'`.

declare module '*.txt?raw' {
  const text: string;
  export default text;
}
