/** What the pages of lessons say, in one place. What a lesson says and asks comes from its file. */
export const words = {
  title: 'Learn to play',
  about:
    'Short lessons at the real table: a few minutes each, the last one a whole first game. What you finish is ticked in this browser.',
  short: 'Learn',
  lessons: (game: string) => `Lessons in ${game}`,
  loading: 'The lessons are being fetched …',
  minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
  progress: (done: number, of: number) =>
    done === 0 ? `${of} lessons` : done === of ? `All ${of} lessons done` : `${done} of ${of} lessons done`,
  done: 'Done',
  next: 'Next',
  begin: 'Begin with the first',
  goOn: (title: string) => `Go on with “${title}”`,
  all: 'All lessons',
  number: (n: number, of: number) => `Lesson ${n} of ${of}`,
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  said: 'What the lesson says',
  now: 'Now you',
  free: 'You play freely',
  advice: (label: string) =>
    label === '' ? 'A good player might do nothing here.' : `A good player might choose: ${label}.`,
  meant: (label: string) => (label === '' ? 'What is meant: nothing. Leave it at that.' : `What is meant: ${label}.`),
  show: 'Show me',
  again: 'This step again',
  over: 'The lesson is done',
  nextLesson: (title: string) => `Next: ${title}`,
  last: 'That was the last lesson.',
  play: 'Play a game',
  rules: 'The rules of this lesson',
  noLessonMore: 'It may have been called otherwise in an older version. The list has them all.',
  noLesson: (id: string) => `There is no lesson “${id}” here.`,
} as const;
