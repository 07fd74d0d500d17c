// A worker that speaks UCI, with one thread wherever it runs.
import { browser } from './platform.ts';
import { serve } from './serve.ts';

serve({ ...browser, mostThreads: 1 });
