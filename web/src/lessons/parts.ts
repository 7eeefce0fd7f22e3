/** What the page of the lessons is made of, fetched when it is opened. */
export { default as Course } from './Course.svelte';
export { default as Lesson } from './Lesson.svelte';
