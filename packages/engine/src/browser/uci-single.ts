// A worker that speaks UCI and always uses one thread.
import { serve } from './serve.ts';

serve(1);
