// A worker that speaks UCI, with one thread wherever it runs.
import { serve } from './serve.ts';

serve(1);
