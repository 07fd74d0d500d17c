import './scope.ts';
import '../../../../www/src/engine/worker.ts';
