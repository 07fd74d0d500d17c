import './scope.ts';
import '../client/worker.ts';
