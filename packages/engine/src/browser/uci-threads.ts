// A worker that speaks UCI with several threads, or fails at once.
import { browser } from './platform.ts';
import { serve } from './serve.ts';

if (browser.mostThreads === 1) {
  throw new Error('threads need a page that is cross-origin isolated, and more than one core');
}
serve(browser.mostThreads);
