import './scope.ts';
import '../client/helper.ts';
