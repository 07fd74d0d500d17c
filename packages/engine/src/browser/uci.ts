// A worker that speaks UCI, with as many threads as can share memory here.
import { browser } from './platform.ts';
import { serve } from './serve.ts';

serve(browser.mostThreads);
