import './scope.ts';
import '../../../../www/src/engine/helper.ts';
