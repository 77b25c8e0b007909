/* 不认识模块脚本的浏览器（IE）执行这一行：去说明哪些浏览器可以用的页面。首屏预取表没取到时也有它。 */
location.replace('/cv3/browsers.html')
