import type { ChariotBoard } from '@chariot/board';
import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Binding, type BoardInput, hostProps } from './binding.ts';

export type { BoardHandlers, BoardInput } from './binding.ts';

/** Properties of the board's element, properties of the board, and handlers. */
export interface BoardProps
  extends BoardInput,
    Omit<HTMLAttributes<HTMLElement>, keyof BoardInput | 'children'> {}

/** A server draws nothing, and React warns there of layout effects. */
const useCommit = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** A board of chess or xiangqi. Its `ref` is the element, with the methods `play`, `takeBack`, … */
export const Board: ForwardRefExoticComponent<BoardProps & RefAttributes<ChariotBoard>> =
  forwardRef<ChariotBoard, BoardProps>(function Board(props, ref) {
    const element = useRef<ChariotBoard>(null);
    const binding = useRef<Binding>(null);
    useImperativeHandle(ref, () => element.current as ChariotBoard, []);
    useCommit(() => {
      if (!element.current) return;
      const made = new Binding(element.current);
      binding.current = made;
      return () => {
        made.end();
        binding.current = null;
      };
    }, []);
    // After each render, as any of the properties may be new.
    useCommit(() => binding.current?.update(props));
    const { className, ...host } = hostProps(props);
    // React 18 knows no `className` of custom elements, React 19 takes both.
    const named = className === undefined ? {} : { class: className };
    return createElement('chariot-board', { ...host, ...named, ref: element });
  });
